import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { definitionAt, type Schema } from "./language-source.ts";
import type { Schemas } from "./read-schemas.ts";

interface Row {
	readonly state: string;
	readonly step: string;
	readonly action: string;
	readonly may: readonly string[];
	readonly instead?: Readonly<Record<string, string>>;
}
interface Step {
	readonly code: string;
	readonly label: string;
	readonly access: { readonly read: readonly string[]; readonly edit: readonly string[] };
	readonly children?: { readonly first?: readonly Step[]; readonly tracks: readonly { readonly steps: readonly Step[] }[] };
}

/** Refusals, worded for people who design processes. */
const refusals: Readonly<Record<string, string>> = {
	"403 locked": "nobody: on hold or cancelled",
	"400 step-not-available": "nobody: the step is not there for that",
	"400 not-open-for-change": "nobody: the process is completed",
	"400 invalid-status": "nobody: not in this state",
	"400 stakeholder-not-changeable": "nobody: fixed when the process was started",
	"400 type-fixed": "nobody: something was saved already",
	"400 request-not-connectable": "nobody: the process is completed",
	"404": "nobody: charging points or requests are not shown to them",
};

/**
 * A page per tenant that says who may do what, as tables. Derived from the tenant's table of permissions, which the
 * server is tested against.
 */
export function permissionPages(root: string, { languages }: Schemas): ReadonlyMap<string, string> {
	const pages = new Map<string, string>();
	const attributes = definitionAt(languages, "tenant.schema.json#/properties/access").properties as Readonly<Record<string, Schema>>;
	const roles = definitionAt(languages, "condition.schema.json#/$defs/productRole").oneOf as readonly Schema[];
	for (const slug of readdirSync(join(root, "flows")).sort()) {
		const read = (name: string): unknown => JSON.parse(readFileSync(join(root, "flows", slug, name), "utf8"));
		if (!existsSync(join(root, "flows", slug, "permissions.json"))) continue;
		const tenant = read("tenant.json") as { readonly label?: string; readonly acronym: string; readonly access: Schema };
		const { steps } = read("flow.json") as { readonly steps: readonly Step[] };
		const { rows } = read("permissions.json") as { readonly rows: readonly Row[] };
		pages.set(
			`docs/permissions/${slug}.md`,
			page({ name: tenant.label ?? tenant.acronym, access: tenant.access, steps, rows, roles, attributes }),
		);
	}
	return pages;
}

function page(of: {
	readonly name: string;
	readonly access: Schema;
	readonly steps: readonly Step[];
	readonly rows: readonly Row[];
	readonly roles: readonly Schema[];
	readonly attributes: Readonly<Record<string, Schema>>;
}): string {
	const { name, access, steps, rows, roles, attributes } = of;
	const named = (list: readonly string[]) => (list.length === 0 ? "-" : list.join(", "));
	const leaves = steps.flatMap(withChildren);
	return `${[
		`# Who may do what: ${name}`,
		"<!-- Written by `npm run generate` out of the tenant's files. Change those, not this. -->",
		"The server is tested against these tables, for every role. A person with several roles may what any of them may. `-` is nobody.",
		`Roles: ${roles.map(({ const: role, title: label }) => `${String(role)} (${String(label)})`).join(", ")}.`,
		"## Rights apart from the steps",
		table(
			["Right", "What it opens", "Roles"],
			Object.entries(attributes).map(([right, { "x-english": meaning, default: byDefault = [] }]) => [
				`\`${right}\``,
				String(meaning ?? ""),
				named((access[right] ?? byDefault) as readonly string[]),
			]),
		),
		"## Steps",
		table(
			["Step", "Name", "Fill in", "See"],
			leaves.map(({ code, label, access: { edit, read } }) => [
				code,
				label,
				named(edit),
				named(read.filter((role) => !edit.includes(role))),
			]),
		),
		"## What a step allows, by what it is like",
		...statesOf(
			rows.filter(({ step }) => step !== "-"),
			(row) => leaves.find(({ code }) => code === row.step)?.code ?? row.step,
			"Step",
		),
		"## What the process as a whole allows",
		actionTable(rows.filter(({ step }) => step === "-")),
	].join("\n\n")}\n`;
}

function withChildren(step: Step): readonly Step[] {
	return [step, ...(step.children?.first ?? []), ...(step.children?.tracks ?? []).flatMap((track) => track.steps)];
}

function statesOf(rows: readonly Row[], nameOf: (row: Row) => string, heading: string): readonly string[] {
	const states = [...new Set(rows.map(({ state }) => state))];
	return states.flatMap((state) => {
		const own = rows.filter((row) => row.state === state);
		const actions = [...new Set(own.map(({ action }) => action))];
		const names = [...new Set(own.map(nameOf))];
		const cells = names.map((name) => [
			name,
			...actions.map((action) => cell(own.find((row) => nameOf(row) === name && row.action === action))),
		]);
		const [first, ...others] = new Set(cells.flatMap(([, ...answers]) => answers));
		const same = first !== undefined && others.length === 0;
		return [`### ${state}`, same ? `${actions.join(", ")}: ${first}, in every step.` : table([heading, ...actions], cells)];
	});
}

/** Actions by states would be too wide: one row for each action and state that differ. */
function actionTable(rows: readonly Row[]): string {
	const lines = rows.map((row) => ({ action: row.action, state: row.state, answer: cell(row) }));
	const actions = [...new Set(lines.map(({ action }) => action))];
	return table(
		["Action", "State of the process", "Who"],
		actions.flatMap((action) => {
			const own = lines.filter((line) => line.action === action);
			return [...new Set(own.map(({ answer }) => answer))].map((answer) => [
				action,
				own
					.filter((line) => line.answer === answer)
					.map(({ state }) => state)
					.join("; "),
				answer,
			]);
		}),
	);
}

function cell(row: Row | undefined): string {
	if (row === undefined) return "";
	if (row.may.length > 0) return row.may.join(", ");
	const [reason] = Object.values(row.instead ?? {});
	return reason === undefined ? "-" : (refusals[reason] ?? reason);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]): string => `| ${cells.map((text) => text.replaceAll("|", "\\|")).join(" | ")} |`;
	return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}
