import { describe, expect, it } from "@jest/globals";
import { isSameJudgement, judgementAvailability } from "./judgement-availability.ts";
import { type JudgementInput, judgementProblem, type ReasonOption } from "./judgement-problem.ts";
import { latestJudgement } from "./latest-judgement.ts";

const options: readonly ReasonOption[] = [
	{ status: 4, value: "1", text: "Er is een laadpaal in de buurt beschikbaar" },
	{ status: 4, value: "5", text: "Anders", custom: true },
];
const judgement = (changes: Partial<JudgementInput>): JudgementInput => ({ status: 4, reason: "5", remarks: "Te ver weg", ...changes });

describe("a judgement", () => {
	it.each([
		["without a status", { status: null }, "status", "Er moet een status geselecteerd worden"],
		["with the status of an open request", { status: 2 }, "status", "Er moet een status geselecteerd worden"],
		["without a reason where the status has some", { reason: null, remarks: "" }, "reason", "Er moet een reden geselecteerd worden"],
		["with a reason that is none of the status's", { reason: "9" }, "reason", "Er moet een geldige reden geselecteerd worden"],
		["with a reason where the status has none", { status: 3 }, "reason", "Er moet een geldige reden geselecteerd worden"],
		["with an empty custom reason", { remarks: " \n" }, "remarks", "Dit is een vereist veld"],
		["with a custom reason of 4001 characters", { remarks: "x".repeat(4001) }, "remarks", "De tekst is te lang! (4001/4000 tekens)"],
		[
			"with forbidden characters, each named once",
			{ remarks: "<b>te ver</b> {x}" },
			"remarks",
			"Uw invoer bevat karakters die omwille van veiligheid niet geaccepteerd worden: < (teken 1), > (teken 3), { (teken 15), } (teken 17)",
		],
		["with words that are kept nowhere", { reason: "1" }, "remarks", "Een toelichting hoort alleen bij een reden die daarom vraagt."],
	])("%s is refused", (_what, changes, field, message) => {
		expect(judgementProblem(judgement(changes), options)).toEqual({ field, message });
	});

	it.each([
		["accepts without a reason where there is none to choose", { status: 3, reason: null, remarks: "" }],
		["removes", { status: 5, reason: null, remarks: "" }],
		["rejects for a reason of the list", { reason: "1", remarks: "" }],
		["rejects for a custom reason of 4000 characters on more lines", { remarks: `a\n${"x".repeat(3998)}` }],
	])("%s", (_what, changes) => {
		expect(judgementProblem(judgement(changes), options)).toBeNull();
	});

	it("is the latest of a list by its instant, wherever it stands in it", () => {
		const [first, last] = [{ processed_at: 1 }, { processed_at: 9 }];
		expect(latestJudgement([last, first])).toBe(last);
		expect(latestJudgement([first, last])).toBe(last);
		expect(latestJudgement([])).toBeNull();
	});
});

describe("who may judge", () => {
	const judges = ["cpo", "admin"];
	const kind = (status: 2 | 3 | 4 | 5, connected: boolean, roles: readonly string[]) => {
		const availability = judgementAvailability({ status, connected }, { roles }, judges);
		return availability.kind === "none" ? availability.because : availability.kind;
	};

	it("is who has a role of the tenant's judges, for an open request", () => {
		expect(kind(2, false, ["cpo"])).toBe("judge");
		expect(kind(2, false, ["municipality", "admin"])).toBe("judge");
		expect(kind(2, false, ["municipality"])).toBe("no-judge");
		expect(kind(2, false, [])).toBe("no-judge");
	});

	it("is an admin alone for one that was judged, as long as no process is connected", () => {
		for (const status of [3, 4, 5] as const) {
			expect(kind(status, false, ["admin"])).toBe("judge-again");
			expect(kind(status, false, ["cpo"])).toBe("judged");
		}
		expect(kind(3, true, ["admin"])).toBe("connected");
	});

	it("does not confirm the same status and reason again", () => {
		const before = { id: 4, reason: "5" } as const;
		expect(isSameJudgement(judgement({ remarks: "Andere woorden" }), before)).toBe(true);
		expect(isSameJudgement(judgement({ reason: "1" }), before)).toBe(false);
		expect(isSameJudgement(judgement({ status: 3, reason: null }), before)).toBe(false);
		expect(isSameJudgement(judgement({}), null)).toBe(false);
	});
});
