import { expect, it } from "@jest/globals";
import { compileFlow } from "../compile/compile-flow.ts";
import type { RoundEvent } from "../progress/step-rounds.ts";
import { operatorFlow } from "../run/fixtures/operator-flow.ts";
import { ajvValidators } from "../validation/ajv-validators.ts";
import { PartyFigures } from "./party-figures.ts";

const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
const of = (type: RoundEvent["type"], day: string, step?: string): RoundEvent => ({
	type,
	ts: at(day),
	meta: step === undefined ? {} : { step },
});
const labels = { cpo: "CPO", municipality: "Gemeente" } as Readonly<Record<string, string>>;

it("days per party are those of every process that waited for it, on hold apart, without roles that say nothing", () => {
	const flow = compileFlow(operatorFlow, { validators: ajvValidators() });
	const figures = new PartyFigures((role) => Object.hasOwn(labels, role));
	const first = [of("step-start", "2026-03-02", "1"), of("onhold-start", "2026-03-04"), of("onhold-end", "2026-03-09")];
	figures.add({ flow }, [...first, of("step-end", "2026-03-12", "1"), of("step-start", "2026-03-12", "2")], at("2026-03-16"));
	figures.add({ flow }, [of("step-start", "2026-03-02", "1")], at("2026-03-03"));
	const { rows } = figures.figures(() => ({ label: null, known: ["cpo", "municipality"], labelOf: (role) => labels[role] ?? role }));
	expect(rows.map(({ of: [party], values }) => [party?.label, ...values])).toEqual([
		["CPO", 2, 6, 3],
		["Gemeente", 1, 4, 4],
		["On hold (niemand)", 1, 5, 5],
	]);
});
