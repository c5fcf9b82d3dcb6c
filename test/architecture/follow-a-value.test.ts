import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "@jest/globals";

interface Row {
	readonly where: string;
	readonly file: string;
	/** The name of the file, or a name in it. */
	readonly by: string;
	/** Files that merely pass the value on. */
	readonly through: readonly string[];
}

const page = "docs/how-to/follow-a-value.md";

/** Number of files, including those that merely pass the value on. If there are fewer, lower this. */
const MOST = 76;

function rowsOf(text: string): readonly Row[] {
	const cells = text
		.split("\n")
		.filter((line) => line.startsWith("| ") && line.includes("]("))
		.map((line) => line.split(" | "));
	return cells.map(([where = "", , file = "", by = "", , through = ""]) => ({
		where: where.slice(2),
		file: linked(file)[0] ?? "",
		by: by.replaceAll("`", ""),
		through: linked(through),
	}));
}

const linked = (cell: string) => [...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, target = ""]) => join("docs/how-to", target));

const rows = rowsOf(readFileSync(page, "utf8"));
const stations = rows.map(({ file }) => file);
const files = [...stations, ...rows.flatMap(({ through }) => through)];
const texts = new Map(files.map((path) => [path, readFileSync(path, "utf8")]));

describe("the way of a value", () => {
	it("is short, crosses between server and browser three times, and goes back to no file", () => {
		const crossings = rows.filter(({ where }, index) => index > 0 && where !== rows[index - 1]?.where);
		expect(crossings.length).toBe(3);
		expect(stations.length).toBeGreaterThan(30);
		expect(stations.length).toBeLessThanOrEqual(45);
		expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
	});

	it("is the way the code goes: another file on it names what each of its files is called by", () => {
		const lost = rows.filter(
			({ file, by }) => ![...texts].some(([path, text]) => path !== file && names(text, by)) || !names(texts.get(file) ?? "", by),
		);
		expect(lost.map(({ file, by }) => `${file}: ${by}`)).toEqual([]);
	});

	it("has no file that stands apart: each leans on another of them, or another on it", () => {
		const apart = files.filter(
			(file) => !file.endsWith(".json") && !files.some((other) => other !== file && (leansOn(file, other) || leansOn(other, file))),
		);
		expect(apart).toEqual([]);
	});

	it("says how many files it has, and has no more than it had", () => {
		expect(files.length).toBeLessThanOrEqual(MOST);
		const [, looking, handing] = /(\d+) files look at[^;]+; those that only hand it on, (\d+)/.exec(readFileSync(page, "utf8")) ?? [];
		expect([Number(looking), Number(handing)]).toEqual([stations.length, files.length - stations.length]);
	});
});

const names = (text: string, name: string) => new RegExp(`(?<![\\w-])${name.replaceAll(".", "\\.")}(?![\\w-])`).test(text);

/** Whether the file imports the other, or uses a name that the other exports: most of the engine is imported through its door. */
function leansOn(file: string, other: string): boolean {
	const [text = "", otherText = ""] = [texts.get(file), texts.get(other)];
	const given = [...otherText.matchAll(/\nexport (?:default )?(?:async )?(?:function|const|class) (\w+)/g)].map(([, name = ""]) => name);
	return text.includes(`/${basename(other)}"`) || given.some((name) => names(text, name));
}
