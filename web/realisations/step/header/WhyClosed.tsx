import type { Opening } from "../../../../engine/index.ts";
import { text } from "../../../texts/text.ts";
import { namedRoles, roleLabels } from "../../../ui/words/role-label.ts";
import { WhyFacts } from "./WhyFacts.tsx";

interface WhyClosedProps {
	readonly uuid: string;
	/** Code of the step that the person is viewing. */
	readonly here: string;
	readonly openings: readonly Opening[];
	/** Whether the process goes past the step with what is in the form now. */
	readonly passed: boolean;
}

/** What opens a step that has not begun: whose completion, what must hold then, and what stands there now. */
export function WhyClosed({ uuid, here, openings, passed }: WhyClosedProps) {
	return (
		<>
			{passed ? <p>{text("why.closed.passed")}</p> : null}
			{openings.map(({ after, when }) => (
				<div key={`${after?.code} ${when?.sentence}`}>
					<p>{openingText(afterText(after), when)}</p>
					<WhyFacts facts={when?.facts ?? []} uuid={uuid} here={here} />
				</div>
			))}
		</>
	);
}

function afterText(after: Opening["after"]): string {
	if (after === null) return text("why.opens.unseen");
	const names = namedRoles(after.roles);
	const words = { step: after.code, roles: names.length === 0 ? text("why.step.nobody") : roleLabels(names) };
	return text(after.bySubSteps ? "why.opens.parts" : "why.opens.step", words);
}

function openingText(after: string, when: Opening["when"]): string {
	if (when === null) return text("why.opens.always", { after });
	if (when.sentence === null) return text("why.opens.perhaps", { after });
	return text(when.negated ? "why.opens.unless" : "why.opens.when", { after, rule: when.sentence });
}
