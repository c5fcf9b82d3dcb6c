import { expect, it } from "@jest/globals";
import { requestsIn } from "./start-query.ts";

const read = (search: string) => requestsIn(new URLSearchParams(search));

it("the address of a start names requests between pipes, each once", () => {
	expect(read("aanvragen=a|B|a||%20c&lat=51.98313&lng=5.91502")).toEqual(["a", "b", "c"]);
	expect(read("lat=51.98313&lng=5.91502")).toEqual([]);
});
