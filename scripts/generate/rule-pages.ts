import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Problem, type ProblemKind, problemKinds, roles } from "../../engine/index.ts";

/** A valid flow, and edits that make it invalid; the same fixtures test the check. */
interface FlowFixture {
	readonly shows: string;
	readonly edits: readonly { readonly at: string; readonly value?: unknown }[];
	readonly problems: readonly Problem[];
}

/** A valid and an invalid file, where a whole flow is not needed. */
interface FileFixture {
	readonly shows: string;
	readonly file: string;
	readonly right: string;
	readonly wrong: string;
	readonly problems: readonly Pick<Problem, "code" | "message" | "remedy" | "didYouMean">[];
}

const written = "<!-- Written by `npm run generate` out of the rule and its fixture in engine/check. Change those, not this. -->";

/** A page for every kind of problem, and an index. */
export function rulePages(root: string): ReadonlyMap<string, string> {
	const folder = join(root, "engine/check/fixtures");
	const read = (...names: readonly string[]): unknown => JSON.parse(readFileSync(join(folder, ...names), "utf8"));
	const { flow } = read("base.json") as { readonly flow: unknown };
	const others = new Set(readdirSync(join(folder, "other-files")).map((name) => name.replace(".json", "")));
	const pages = problemKinds.map((kind): readonly [string, string] => {
		const body = others.has(kind.code)
			? fileExample(read("other-files", `${kind.code}.json`) as FileFixture)
			: flowExample(kind.code, read(`${kind.code}.json`) as FlowFixture, flow);
		return [`docs/rules/${kind.code}.md`, `# ${kind.code}\n\n${written}\n\n${intro(kind)}\n\n${body}\n`];
	});
	return new Map([...pages, ["docs/rules/README.md", index()]]);
}

function intro({ severity, description }: ProblemKind): string {
	const consequence =
		severity === "error"
			? "An error: the file is not accepted, and a server does not start with it."
			: "A warning: worth a look; the file is accepted.";
	return `${description}\n\n${consequence}`;
}

function flowExample(code: string, { shows, edits, problems }: FlowFixture, flow: unknown): string {
	const before = edits.map(({ at }) => excerpt(at, flow)).join("\n\n");
	const after = edits.map(({ at, value }) => (value === undefined ? `${heading(at)}\n\nTaken out.` : block(at, value))).join("\n\n");
	const own = problems.filter((problem) => problem.code === code);
	return `${shows}\n\n## Wrong\n\n${after}\n\n${said(own)}\n\n## Right\n\n${before}`;
}

function fileExample({ shows, file, right, wrong, problems }: FileFixture): string {
	const text = (content: string): string =>
		`In \`${file}\`:\n\n\`\`\`${file.endsWith(".md") ? "markdown" : "json"}\n${content.trimEnd()}\n\`\`\``;
	return `${shows}\n\n## Wrong\n\n${text(wrong)}\n\n${said(problems)}\n\n## Right\n\n${text(right)}`;
}

const roleNames = roles.map(({ role }) => role).join(", ");

function said(problems: FileFixture["problems"]): string {
	const lines = problems.map(({ message, remedy, didYouMean }) => {
		const meant = didYouMean === undefined ? "" : ` Bedoelde u "${didYouMean}"?`;
		// In a fixture the list of roles is one word.
		return `> ${message}${meant}\n> ${remedy}`.replaceAll("{roles}", roleNames);
	});
	return `The check says:\n\n${lines.join("\n>\n")}`;
}

/** The valid contents of the place, or a note that there are none. */
function excerpt(at: string, flow: unknown): string {
	const value = keysOf(at).reduce<unknown>(
		(node, key) => (typeof node === "object" && node !== null ? (node as Readonly<Record<string, unknown>>)[key] : undefined),
		flow,
	);
	return value === undefined ? `${heading(at)}\n\nLeft out.` : block(at, value);
}

function block(at: string, value: unknown): string {
	const name = keysOf(at).at(-1) ?? "";
	const text = /^\d+$/.test(name) ? shortJson(value) : `${JSON.stringify(name)}: ${shortJson(value)}`;
	return `${heading(at)}\n\n\`\`\`json\n${text}\n\`\`\``;
}

/** "/steps/1/next/0/to" as the check writes it. */
function heading(at: string): string {
	const path = keysOf(at)
		.map((key, index) => (/^\d+$/.test(key) ? `[${key}]` : index === 0 ? key : `.${key}`))
		.join("");
	return `At \`${path}\`:`;
}

const keysOf = (at: string): readonly string[] => at.slice(1).split("/");

function index(): string {
	const rows = problemKinds.map(({ code, severity, description }) => `| [${code}](${code}.md) | ${severity} | ${description} |`);
	return [
		"# What the check finds",
		"",
		written,
		"",
		"`npm run flow -- check` names every problem of a tenant's files at once, each with its code, place and remedy. Each code has a page here with a wrong and a right example; the examples are the very fixtures the check is tested with.",
		"",
		"| Code | Severity | Why |",
		"|---|---|---|",
		...rows,
		"",
	].join("\n");
}

/** JSON for people: what fits on a line stays on one, the rest is expanded. */
function shortJson(value: unknown, indent = "", width = 110): string {
	const flat = spaced(value);
	if (flat.length + indent.length <= width || typeof value !== "object" || value === null) return flat;
	const inner = `${indent}\t`;
	if (Array.isArray(value)) return `[\n${value.map((item) => `${inner}${shortJson(item, inner, width)}`).join(",\n")}\n${indent}]`;
	const entries = Object.entries(value).map(([name, item]) => `${inner}${JSON.stringify(name)}: ${shortJson(item, inner, width)}`);
	return `{\n${entries.join(",\n")}\n${indent}}`;
}

function spaced(value: unknown): string {
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
	const entries = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${spaced(item)}`);
	return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
