import { describe, expect, it } from "@jest/globals";
import { PersonAccess } from "../../engine/index.ts";
import { type MenuEntry, type MenuSegment, visibleSegments } from "./visible-segments.ts";

const menu: readonly MenuSegment<MenuEntry & { readonly to: string }>[] = [
	{ title: "Voor iedereen", items: [{ to: "a" }, { to: "b", needs: ["reporting"] }] },
	{ title: "Beheer", items: [{ to: "c", needs: ["admin"] }] },
	{ items: [{ to: "d", needs: ["requestlist", "realisationlist"] }] },
];
const access = { reporting: ["admin"], admin: ["admin"], realisationlist: ["cpo"], requestlist: [] };
const holding = (...roles: string[]) =>
	new PersonAccess({ userId: "u", roles: { here: Object.fromEntries(roles.map((role) => [role, ["*"]])) } }, { slug: "here", access });
const seen = (...roles: string[]) => visibleSegments(menu, holding(...roles)).map(({ title, items }) => [title, items.map(({ to }) => to)]);

describe("a menu", () => {
	it("leaves out what the person may not open, and empty segments", () => {
		expect(seen("cpo")).toEqual([
			["Voor iedereen", ["a"]],
			[undefined, ["d"]],
		]);
		expect(seen("admin")).toEqual([
			["Voor iedereen", ["a", "b"]],
			["Beheer", ["c"]],
		]);
	});

	it("entry that needs an attribute missing from the access map is shown to nobody", () => {
		expect(visibleSegments([{ items: [{ needs: ["eventlog" as const] }] }], holding("admin"))).toEqual([]);
		expect(seen()).toEqual([["Voor iedereen", ["a"]]]);
	});
});
