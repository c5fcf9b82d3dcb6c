import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { trackedFiles } from "./source-files.ts";

const isPage = (path: string) => path.endsWith(".md") && !/\/manuals\/|^server\//.test(path);

/** The anchors of a page's headings, generated as where Markdown is shown. */
function anchors(text: string): ReadonlySet<string> {
	return new Set(
		[...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
			heading
				.toLowerCase()
				.replace(/[^\p{L}\p{N} _-]/gu, "")
				.replaceAll(" ", "-"),
		),
	);
}

/** References in a file to things that do not exist in the project, as `file: reference`. */
function deadLinks(path: string, text: string): readonly string[] {
	const prose = text.replace(/^```.*?^```|`[^`\n]*`/gms, "");
	const links = isPage(path) ? [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target) : [];
	const dead = links.filter((target) => {
		if (/^[a-z]+:/.test(target)) return false;
		const [file = "", anchor] = target.split("#");
		const page = file === "" ? path : normalize(join(dirname(path), file));
		return !existsSync(page) || (anchor !== undefined && !anchors(readFileSync(page, "utf8")).has(anchor));
	});
	const mentions = [...text.matchAll(/(?<![\w./-])docs\/[a-z][\w/-]*(?:\.\w+)?/g)].map(([mention]) => mention);
	const decisions = [...text.matchAll(/(?:\bdecisions? |\()(00\d\d)\b/gi)].map(([, number = ""]) => number);
	return [...dead, ...mentions.filter((mention) => !existsSync(mention)), ...decisions.filter((number) => !numbers.has(number))].map(
		(reference) => `${path}: ${reference}`,
	);
}

const numbers = new Set(trackedFiles().flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []));

describe("what the project refers to in itself", () => {
	it("is there: links and headings of pages, pages of docs, numbers of decisions", () => {
		const read = trackedFiles().filter((path) => /\.(md|ts|tsx|mjs|json)$/.test(path) && existsSync(path));
		const others = read.filter((path) => !path.startsWith("test/architecture/links") && path !== "package-lock.json");
		expect(others.flatMap((path) => deadLinks(path, readFileSync(path, "utf8")))).toEqual([]);
	});

	it("has every decision in the table of decisions", () => {
		const table = readFileSync("docs/decisions/README.md", "utf8");
		expect([...numbers].filter((number) => !table.includes(`[${number}](${number}-`))).toEqual([]);
	});

	it("is missed when it is not there", () => {
		const page =
			"See [one](docs/nowhere.md), [two](README.md#no-such-heading), [three](README.md#commands), docs/absent.md and decision 0016.";
		expect(deadLinks("a.md", page)).toEqual([
			"a.md: docs/nowhere.md",
			"a.md: README.md#no-such-heading",
			"a.md: docs/nowhere.md",
			"a.md: docs/absent.md",
			"a.md: 0016",
		]);
		expect(deadLinks("a.ts", "// [none](nowhere.md), as (0001) says")).toEqual([]);
	});
});
