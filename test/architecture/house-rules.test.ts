import { describe, expect, it } from "@jest/globals";
import { deliveredTenants } from "../tenants/harness/delivered-tenants.ts";
import {
	elementsAnswers,
	failingForGood,
	impureEngine,
	leftOpen,
	longFiles,
	ownFormats,
	searchedText,
	strayEnvironment,
	tenantNames,
	vagueNames,
} from "./house-rules.ts";
import { sourceFiles, trackedFiles } from "./source-files.ts";

const files = sourceFiles();

/** Excludes tenants added later: their names may be words that examples use. */
const slugs = deliveredTenants;
const planted = (path: string, text: string) => [{ path, text }];

describe("house rules", () => {
	it("no tenant is named in engine, server or web", () => {
		expect(slugs.length).toBeGreaterThan(0);
		expect(tenantNames(files, slugs)).toEqual([]);
		expect(tenantNames(planted("web/x.ts", `if (tenant === "${slugs[0]}") show();`), slugs)).toHaveLength(1);
		expect(tenantNames(planted("engine/x.ts", 'const ZONE = "Europe/Amsterdam";'), ["amsterdam"])).toEqual([]);
	});

	it("the environment is read in one place", () => {
		expect(strayEnvironment(files)).toEqual([]);
		expect(strayEnvironment(planted("server/x.ts", "const port = process.env.PORT;"))).toHaveLength(1);
	});

	it("the engine has no clock, chance or console", () => {
		expect(impureEngine(files)).toEqual([]);
		expect(impureEngine(planted("engine/x.ts", "const now = Date.now();"))).toHaveLength(1);
	});

	it("no effect ends with what an element answers", () => {
		expect(elementsAnswers(files)).toEqual([]);
		expect(elementsAnswers(planted("web/x.tsx", 'useEffect(() => box.current?.scrollIntoView?.({ block: "nearest" }), []);'))).toHaveLength(
			1,
		);
		expect(elementsAnswers(planted("web/x.tsx", "useEffect(() => void box.current?.focus(), []);"))).toEqual([]);
	});

	it("no page or part of one stays failed once it was not fetched", () => {
		expect(failingForGood(files)).toEqual([]);
		expect(failingForGood(planted("web/x.tsx", 'const Page = lazy(() => import("./Page.tsx"));'))).toHaveLength(1);
	});

	it("dates, numbers and enumerations are written in one place each", () => {
		expect(ownFormats(files)).toEqual([]);
		expect(ownFormats(planted("web/x.ts", 'const shown = count.toLocaleString("nl-NL");'))).toHaveLength(1);
		expect(ownFormats(planted("server/x.ts", 'new Intl.DateTimeFormat("nl-NL")'))).toHaveLength(1);
	});

	it("files are short, or say why not", () => {
		expect(longFiles(files)).toEqual([]);
		expect(longFiles(planted("web/x.ts", "\n".repeat(500)))).toHaveLength(1);
		const lengths = files.map(({ text }) => text.split("\n").length).sort((a, b) => a - b);
		const quantile = (q: number) => lengths[Math.floor(q * lengths.length)] ?? 0;
		expect(quantile(0.9)).toBeLessThan(250);
	});

	it("names say something", () => {
		expect(vagueNames(trackedFiles())).toEqual([]);
		expect(vagueNames(["server/utils.ts", "web/helpers/x.ts"])).toHaveLength(2);
	});

	it("nothing is decided by looking for a text in a state written out as text", () => {
		expect(searchedText(files)).toEqual([]);
		for (const fault of [
			"if (JSON.stringify(values).includes(pid)) keep();",
			"const known = JSON.stringify(held(flow, values(x)))\n\t.includes(slug);",
			"if (text.includes(JSON.stringify(uuid))) keep();",
			"const at = row.record.indexOf(uuid);",
			"if (/x/.test(JSON.stringify(record))) keep();",
		]) {
			expect([fault, searchedText(planted("server/x.ts", fault)).length]).toEqual([fault, 1]);
		}
		expect(searchedText(planted("server/x.ts", "send(JSON.stringify(values)); const has = tags.includes(tag);"))).toEqual([]);
	});

	it("nothing is left open or switched off", () => {
		expect(leftOpen(files)).toEqual([]);
		expect(leftOpen(planted("web/x.ts", "// TODO later"))).toHaveLength(1);
	});
});
