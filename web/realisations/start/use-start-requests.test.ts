import { expect, it } from "@jest/globals";
import { requestsIn } from "./use-start-requests.ts";

const read = (search: string) => requestsIn(new URLSearchParams(search));

it("the address of a start separates requests by pipes; duplicates are dropped", () => {
	expect(read("aanvragen=a|B|a||%20c&lat=51.98313&lng=5.91502")).toEqual(["a", "b", "c"]);
	expect(read("lat=51.98313&lng=5.91502")).toEqual([]);
});
