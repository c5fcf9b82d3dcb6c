import { expect, it } from "@jest/globals";
import { blocks } from "../../schemas/index.ts";
import { blockName, sectionName } from "./section-name.ts";

it("calls a section by its heading or its block, and knows a Dutch name for every block of the product", () => {
	expect(sectionName({ id: "start-document", title: "Stukken" })).toBe("Stukken");
	expect(sectionName({ id: "start-document" })).toBe("Startdocument van het systeem");
	expect(sectionName({ id: "constructor" })).toBe("constructor");
	expect(Object.keys(blocks).filter((name) => blockName(name) === undefined)).toEqual([]);
});
