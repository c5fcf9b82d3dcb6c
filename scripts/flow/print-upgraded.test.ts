import { expect, it } from "@jest/globals";
import type { FlowChange } from "../../engine/index.ts";
import { printUpgraded } from "./print-upgraded.ts";

it("names beside each reason what a mapping accepts it by", () => {
	const change: FlowChange = {
		...{ kind: "branch-removed", place: { step: "2" }, sentence: "De weg is weg.", severity: "needs-mapping", reason: "Het gaat anders." },
		mapping: { kind: "consent" },
	};
	const outcome = { refused: true, reasons: ["De weg is weg. Het gaat anders."], questions: [change] } as const;
	const results = [{ uuid: "u", ref: "R-1", from: "1.0.0", step: "2", outcome, needs: [change] }];
	expect(printUpgraded({ to: "2.0.0", apply: "preview", interrupted: false, results })).toContain(
		"  - De weg is weg. Het gaat anders. [branch-removed 2]",
	);
});
