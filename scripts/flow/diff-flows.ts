import { compareFlows, type FlowChange, type FlowDifference, rolesCalled, type Severity } from "../../engine/index.ts";
import { DoorError, type Printed } from "./printed.ts";
import type { ReadFlow } from "./read-flow.ts";

const classes: Readonly<Record<Severity, string>> = {
	safe: "veilig",
	"needs-mapping": "vraagt een keuze",
	breaking: "breekt lopende processen",
};
const meanings: Readonly<Record<Severity, string>> = {
	safe: "Lopende processen kunnen ongemerkt mee.",
	"needs-mapping": "Lopende processen kunnen mee als bij deze wijzigingen gezegd is hoe.",
	breaking: "Lopende processen blijven op hun eigen versie.",
};
const order: readonly Severity[] = ["breaking", "needs-mapping", "safe"];

/** What changed between two flows, worst first. `atMost`: the worst class that still passes. */
export function diffFlows(before: ReadFlow, after: ReadFlow, { asJson, atMost }: { asJson: boolean; atMost: string | undefined }): Printed {
	const limit = order.find((severity) => severity === atMost);
	if (atMost !== undefined && limit === undefined) {
		throw new DoorError(`"${atMost}" is no class. Use one of: ${[...order].reverse().join(", ")}.`);
	}
	const difference = compareFlows(before.flow, after.flow, rolesCalled(before.tenant, after.tenant));
	const passed = limit === undefined || order.indexOf(difference.severity) >= order.indexOf(limit);
	return { passed, text: asJson ? `${JSON.stringify(difference, null, "\t")}\n` : told(before, after, difference) };
}

function told(before: ReadFlow, after: ReadFlow, { changes, severity }: FlowDifference): string {
	const title = `${before.flow.label}: van versie ${before.flow.version} naar ${after.flow.version}\n`;
	if (changes.length === 0) return `${title}\nEr is niets gewijzigd.\n`;
	const groups = order.flatMap((one) => {
		const group = changes.filter((change) => change.severity === one);
		return group.length === 0 ? [] : [`\n${classes[one].toUpperCase()}\n${group.map(paragraph).join("")}`];
	});
	const count = `${changes.length} ${changes.length === 1 ? "wijziging" : "wijzigingen"}`;
	return `${[title, ...groups].join("")}\n${count}; het geheel ${classes[severity] === "veilig" ? "is veilig" : classes[severity]}. ${meanings[severity]}\n`;
}

function paragraph({ sentence, reason, mapping }: FlowChange): string {
	return `- ${sentence}\n    ${reason}${mapping === undefined ? "" : asked(mapping)}\n`;
}

function asked(mapping: NonNullable<FlowChange["mapping"]>): string {
	const suggestion = "suggestion" in mapping ? ` Voorstel: ${mapping.suggestion}.` : "";
	switch (mapping.kind) {
		case "step":
			return ` Te kiezen: de stap waarin processen in stap ${mapping.from} verdergaan.${suggestion}`;
		case "field":
			return ` Te kiezen: het veld waar de waarde van ${mapping.from} heen gaat, of dat zij vervalt.${suggestion}`;
		case "option":
			return ` Te kiezen: de keuze die '${String(mapping.from)}' van ${mapping.field} vervangt.`;
		case "value":
			return ` Te kiezen: de waarde die lopende processen in ${mapping.field} krijgen.`;
		default:
			return " Te kiezen: of lopende processen dit volgen.";
	}
}
