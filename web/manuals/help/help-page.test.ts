import { describe, expect, it } from "@jest/globals";
import { helpPage } from "./help-page.ts";

const pages = [
	{ slug: "begin", helps: ["/"] },
	{ slug: "lijst", helps: ["/aanvragen"] },
	{ slug: "een", helps: ["/aanvragen/*"] },
	{ slug: "nieuw", helps: ["/aanvragen/nieuw", "/aanvragen/*/type"] },
	{ slug: "los" },
];
const helps = (address: string) => helpPage(pages, address)?.slug;

describe("the manual page that helps", () => {
	it("is the one with the longest matching prefix; a word takes precedence over a star", () => {
		expect(
			["/", "/aanvragen", "/aanvragen/8f1c", "/aanvragen/8f1c/verder", "/aanvragen/nieuw", "/aanvragen/8f1c/type/x"].map(helps),
		).toEqual(["begin", "lijst", "een", "een", "nieuw", "nieuw"]);
	});

	it("is none if no page helps", () => {
		for (const address of ["/beheer", "/aanvragenlijst", "elders"]) expect(helps(address)).toBeUndefined();
		expect(helpPage([], "/")).toBeUndefined();
	});
});
