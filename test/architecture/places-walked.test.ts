import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { layers, openedElsewhere } from "../browser/harness/layers.ts";
import { productPages } from "../browser/harness/pages.ts";
import { isTest, sourceFiles } from "./source-files.ts";

/** Components that draw something over the page, or expand a part of it. */
const drawsLayer =
	/<(Dialog|ConfirmDialog|AnchoredPopover|Popover|Disclosure|LeaveGuard|LazyDialog|Modal|Drawer|Menu|Spotlight\.Root)[\s>]/;

/** Components that only give the kit's layers a shape; the layers that people open use these. */
const shapes = ["web/ui/dialogs/Dialog.tsx", "web/ui/dialogs/DialogWindow.tsx", "web/shell/Frame.tsx"];

const routesOf = (source: string) =>
	[...source.matchAll(/(?:path: "([^"]+)", (?:lazy|\.\.\.page|element))|(index): true/g)].map(([, path, index]) => path ?? index ?? "");

describe("the walk over pages and layers", () => {
	it("goes to every route", () => {
		const walked = new Set(productPages.map(({ route }) => route));
		const routes = routesOf(readFileSync("web/routes.tsx", "utf8")).filter((route) => route !== "/");
		expect(routes.length).toBeGreaterThan(10);
		expect(routes.filter((route) => !walked.has(route))).toEqual([]);
		expect([...walked].filter((route) => !routes.includes(route))).toEqual([]);
	});

	it("opens whatever the source opens over a page, or says where that is tried", () => {
		const known = new Set([...layers.flatMap(({ drawnBy }) => drawnBy), ...Object.keys(openedElsewhere), ...shapes]);
		const drawing = sourceFiles().flatMap(({ path, text }) =>
			path.startsWith("web/") && path.endsWith(".tsx") && !isTest(path) && drawsLayer.test(text) ? [path] : [],
		);
		expect(drawing.length).toBeGreaterThan(15);
		expect(drawing.filter((path) => !known.has(path))).toEqual([]);
	});

	it("would miss a new route and a new layer", () => {
		expect(routesOf('{ path: "nieuw", lazy: pageNamed("new") }')).toEqual(["nieuw"]);
		expect(drawsLayer.test("<Dialog\n\t\t\topened")).toBe(true);
	});
});
