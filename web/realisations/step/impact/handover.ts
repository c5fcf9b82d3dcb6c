import {
	type CompiledFlow,
	countryOf,
	type RealisationRecord,
	realisationOf,
	type SavePreview,
	type TenantDefinition,
	type Waiting,
	waitingOn,
	writeDay,
} from "../../../../engine/index.ts";
import { text } from "../../../texts/text.ts";
import { roleLabels } from "../../../ui/words/role-label.ts";
import "../../../texts/areas/change.ts";

type Terms = NonNullable<TenantDefinition["terms"]>;

interface Handover {
	/** The steps that will newly wait for others, each with its roles, who find it on Vandaag and in the Postvak. */
	readonly told: readonly string[];
	/** The steps that will no longer wait for others, each with its roles. */
	readonly untold: readonly string[];
	/** Terms whose last day is set, moved or dropped. */
	readonly days: readonly string[];
}

interface About {
	readonly tenant: Pick<TenantDefinition, "terms" | "map">;
	/** Roles of the person who saves, who need not be informed. */
	readonly roles: readonly string[];
}

/** What a save means for others, as lines of text. */
export function handover(
	flow: CompiledFlow,
	record: RealisationRecord,
	outcome: SavePreview["outcome"],
	{ tenant, roles }: About,
): Handover {
	const [terms, country] = [tenant.terms ?? {}, countryOf(tenant)];
	const now = waitingOn(flow, realisationOf(record), record.Events, terms, country);
	const after = waitingOn(flow, outcome.realisation, [...record.Events, ...outcome.events], terms, country);
	// One line per step; roles with the same name are named once.
	const lines = (waiting: readonly Waiting[]) =>
		[...new Set(waiting.map(({ step }) => step))].map((step) => {
			const label = flow.steps.get(step)?.definition.label ?? "";
			const roles = waiting.filter((one) => one.step === step).map(({ role }) => role);
			return text("change.waits", { role: roleLabels(roles), step: `${step} ${label}`.trim() });
		});
	const ofOthers = (waiting: readonly Waiting[]) => waiting.filter(({ kind, role }) => kind === "step" && !roles.includes(role));
	const isAmong = (waiting: readonly Waiting[], { step, role }: Waiting) => waiting.some((one) => one.step === step && one.role === role);
	// A step that begins anew counts as new for the same roles.
	const stays = (one: Waiting) => now.some(({ step, role, since }) => step === one.step && role === one.role && since === one.since);
	return {
		told: lines(ofOthers(after).filter((one) => !stays(one))),
		untold: lines(ofOthers(now).filter((one) => !isAmong(after, one))),
		days: movedDays(now, after, terms),
	};
}

function movedDays(now: readonly Waiting[], after: readonly Waiting[], terms: Terms): readonly string[] {
	const [before, then] = [daysOf(now), daysOf(after)];
	return [...new Set([...before.keys(), ...then.keys()])].flatMap((name) => {
		const [from, to] = [before.get(name), then.get(name)];
		if (from === to) return [];
		const { label = name, legal } = terms[name] ?? {};
		// The day that was entered in the form for the same period stands on the screen as well, and may be another.
		const term = legal === undefined ? label : text("change.days.legal", { term: label });
		if (from === undefined) return [text("change.days.begins", { term, to: writeDay(to ?? "") })];
		if (to === undefined) return [text("change.days.ends", { term, from: writeDay(from) })];
		return [text("change.days.moves", { term, from: writeDay(from), to: writeDay(to) })];
	});
}

/** The last day of each running term, by its name. */
function daysOf(waiting: readonly Waiting[]): ReadonlyMap<string, string> {
	return new Map(waiting.flatMap(({ term, due }) => (term === null || due === null ? [] : [[term, due] as const])));
}
