import { describe, expect, it } from "@jest/globals";
import { deadLinks } from "../../engine/index.ts";
import { searchManuals } from "./search-manuals.ts";

const page = (markdown: string) => [{ slug: "welkom", title: "Welkom", markdown }];

describe("looking through manuals", () => {
	it("finds the words of a page without its Markdown, below their heading", () => {
		const markdown = "# Begin\n\nEerst [de *lijst*](lijst#zoeken).\n\n## Zoeken in de lijst\n\n- Typ een `referentie`\n  1. en wacht";
		const found = (query: string) => searchManuals(page(markdown), query).map(({ heading, excerpt }) => [heading, excerpt]);
		expect(found("lijst zoeken")).toEqual([["begin", expect.stringContaining("Eerst de lijst")]]);
		expect(found("referentie")).toEqual([["zoeken-in-de-lijst", expect.stringContaining("Typ een referentie en wacht")]]);
		expect(found("lijst#zoeken")).toEqual([]);
	});

	// Readers and designers wait for the search: a page with a megabyte of brackets took minutes.
	it.each(["[", "[a](", "](", "\n", "\r", " ", "[a](b ", "<", "`", "#", "- ", "1."])(
		"takes as long as the page is, whatever is in it: %j",
		(piece) => {
			const costOf = (text: string) => {
				const before = process.cpuUsage();
				searchManuals(page(text), "nergens");
				searchManuals(page(`${text} nergens`), "nergens");
				deadLinks(text, { segments: [] });
				const { user, system } = process.cpuUsage(before);
				return user + system;
			};
			const pieces = (characters: number) => piece.repeat(characters / piece.length);
			costOf(pieces(1_000));
			// Eight times the text costs about eight times as much, and sixty-four times if each piece examines all
			// others.
			expect(costOf(pieces(40_000)) / (costOf(pieces(5_000)) + 4_000)).toBeLessThan(30);
		},
	);
});
