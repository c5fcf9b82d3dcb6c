import { describe, expect, it } from "@jest/globals";
import { advance, readPath, type Values } from "../../engine/index.ts";
import { actorIn, tenantWalks, type WalkedAct } from "./tenant-walks.ts";

const DATE = new Set(["calendar-date", "planned-date"]);
const LONG_AGO = "1066-10-14";
const FAR_AWAY = "2199-01-01";
const QUESTION = /(?:Asked|Requested|Request|Publication)Date$/;
const ANSWER = /(?:Received|Finish|Definitive)Date$/;

function put(values: Values, [name = "", ...rest]: readonly string[], value: string): Values {
	return { ...values, [name]: rest.length === 0 ? value : put((values[name] ?? {}) as Values, rest, value) };
}

/** Days until an answer arrives, longer than the six weeks for objections. */
const TERM = 60;
const DAY = 86_400_000;

/** The day of an act, or one that many days later. */
const dayOf = ({ act }: WalkedAct, later: number) => new Date(act.at + later * DAY).toISOString().slice(0, 10);
const groupOf = (path: string) => path.slice(0, path.lastIndexOf("."));

describe.each(tenantWalks)("a date in $slug", ({ flow, rules, walks }) => {
	/** For each step, the act in a walk that fills in the most dates there, with their paths. */
	const acts = new Map<string, { readonly walked: WalkedAct; readonly dates: readonly string[] }>();
	for (const walked of walks().flat()) {
		const { step, values } = walked.act;
		const dates = [...(flow.steps.get(step)?.form.fields ?? [])].flatMap(([path, { places }]) =>
			places.some(({ schema, readOnly }) => !readOnly && DATE.has(String(schema.format))) && readPath(values, path) !== undefined
				? [path]
				: [],
		);
		if (dates.length > (acts.get(step)?.dates.length ?? 0)) acts.set(step, { walked, dates });
	}

	/** Fields whose dates a save reports as implausible. */
	function doubted({ before, act }: WalkedAct, dates: Readonly<Record<string, string>>): readonly string[] {
		const values = Object.entries(dates).reduce<Values>((all, [path, date]) => put(all, path.split("."), date), act.values);
		const command = { kind: "save-step", step: act.step, target: act.step, values, complete: false, correction: false } as const;
		const outcome = advance(flow, before, command, actorIn(act.as), act.at, { tenant: rules });
		if (outcome.refused) throw new Error(JSON.stringify(outcome));
		return outcome.events.flatMap((event) => (event.type === "step-save" ? (event.meta.warned ?? []) : [])).map(({ path }) => path);
	}

	const each = [...acts].map(([step, { walked, dates }]) => {
		const plausible = Object.fromEntries(dates.map((path) => [path, dayOf(walked, ANSWER.test(path) ? TERM : 0)]));
		return { step, walked, dates, plausible };
	});

	it("that is plausible is not doubted", () => {
		expect(each.length).toBeGreaterThan(1);
		for (const { step, walked, plausible, dates } of each)
			expect([step, doubted(walked, plausible).filter((path) => dates.includes(path))]).toEqual([step, []]);
	});

	it("of long ago or far away is doubted at its field, in every step that asks for one", () => {
		for (const { walked, plausible, dates } of each)
			for (const path of dates)
				for (const date of [LONG_AGO, FAR_AWAY])
					expect([path, date, doubted(walked, { ...plausible, [path]: date })]).toEqual([path, date, expect.arrayContaining([path])]);
	});

	it("of an answer before that of its question is doubted", () => {
		for (const { walked, plausible, dates } of each)
			for (const question of dates.filter((path) => QUESTION.test(path)))
				for (const answer of dates.filter((path) => ANSWER.test(path) && groupOf(path) === groupOf(question)))
					if (question.replace(QUESTION, "") === answer.replace(/Expected(?=Finish)/, "").replace(ANSWER, "")) {
						const before = dayOf(walked, -1);
						expect([question, answer, doubted(walked, { ...plausible, [answer]: before })]).toEqual([
							question,
							answer,
							expect.arrayContaining([answer]),
						]);
					}
	});
});
