import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import { available, type RealisationEvent, realisationOf } from "../../../../engine/index.ts";
import { stepProcess, tenantRules } from "../../../test-support/step-process.ts";
import { rowOf } from "../../list/realisation-row.ts";
import { stateText } from "../rail/RailStep.tsx";
import { progressFacts, StepHeader } from "./StepHeader.tsx";
import "../../../texts/areas/index.ts";

afterEach(cleanup);

function show(code: string): void {
	const { flow, record } = stepProcess();
	const { steps } = available(flow, realisationOf(record()), { userId: "u-1", roles: ["cpo"] }, tenantRules);
	const step = steps.find((each) => each.code === code);
	if (step === undefined) throw new Error(`there is no step ${code}`);
	render(<StepHeader step={step} events={record().Events} total={3} buttons={null} why={null} />);
}

const unknown = "Er is niet genoeg informatie om te rapporteren over de voortgang van deze stap";

describe("the header of a step", () => {
	it("REA-015 says that too little is known of a step without a start, and gives the days of one that has started", () => {
		show("2");
		expect(screen.getByText(unknown)).toBeTruthy();
		expect(screen.queryByText("Gestart")).toBeNull();
		cleanup();
		show("1");
		expect(screen.queryByText(unknown)).toBeNull();
		expect(screen.getByText("Gestart")).toBeTruthy();
	});

	it("stops the clock together with the rail and the list when the process is put on hold or cancelled", () => {
		const process = stepProcess();
		const started = [...process.record().Events];
		process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "wachten" });
		const held = process.record();
		const onhold = { ...held, Events: [...held.Events] };
		process.send({ kind: "set-status", status: "cancelled", action: "enable", reason: "anders" });
		const cancelled = process.record();
		const day = 86_400_000;
		for (const [record, word, until] of [
			[onhold, "On hold", "tot het proces on hold werd gezet"],
			[cancelled, "Geannuleerd", "tot het proces werd geannuleerd"],
		] as const) {
			const [step] = available(process.flow, realisationOf(record), { userId: "u-1", roles: ["cpo"] }, tenantRules).steps;
			if (step === undefined) throw new Error("a flow has steps");
			const begun = { ...step, startedAt: (step.startedAt ?? 0) - 9 * day };
			const now = record.created_at + 23 * day;
			expect(stateText(begun, started, now)).toBe("Bezig, 32 dagen");
			expect(stateText(begun, record.Events, now)).toBe(`${word} na 9 dagen`);
			expect(progressFacts(begun, record.Events, now)?.at(-1)?.value).toBe(`9 dagen, ${until}`);
			const state = record.flow.state.map((each) => ({ ...each, started_at: begun.startedAt }));
			const kept = { ...record, flow: { ...record.flow, state } };
			expect(rowOf(kept, { flows: new Map(), steps: [], now }).stepDays).toBe(9);
		}
	});

	it("says of a step that was resumed how long ago it began, and how many of those days count", () => {
		const { flow, record } = stepProcess();
		const [step] = available(flow, realisationOf(record()), { userId: "u-1", roles: ["cpo"] }, tenantRules).steps;
		if (step?.startedAt == null) throw new Error("the first step has begun");
		const day = 86_400_000;
		const [created] = record().Events;
		const stop = (type: "cancelled-start" | "cancelled-end", days: number) => ({
			...created,
			type,
			ts: (step.startedAt ?? 0) + days * day,
		});
		const events = [created, stop("cancelled-start", 7), stop("cancelled-end", 21)] as RealisationEvent[];
		expect(progressFacts(step, events, step.startedAt + 24 * day)?.at(-1)).toEqual({
			label: "Bezig sinds",
			value: "24 dagen geleden (10 dagen in behandeling)",
		});
		expect(stateText(step, events, step.startedAt + 24 * day)).toBe("Bezig, 10 dagen");
		// Stopped on its first day and resumed two days later: in the rail too it is not a step of today.
		const atOnce = [created, stop("cancelled-start", 0), stop("cancelled-end", 2)] as RealisationEvent[];
		expect(progressFacts(step, atOnce, step.startedAt + 2 * day)?.at(-1)?.value).toBe("2 dagen geleden (0 dagen in behandeling)");
		expect(stateText(step, atOnce, step.startedAt + 2 * day)).toBe("Bezig, 0 dagen");
		expect(stateText(step, [created] as RealisationEvent[], step.startedAt)).toBe("Bezig sinds vandaag");
	});
});
