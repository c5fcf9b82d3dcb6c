import { Link } from "react-router";
import type { WhyFact } from "../../../../engine/index.ts";
import { text } from "../../../texts/text.ts";
import { paths } from "../../../ui/pages/paths.ts";
import { namedRoles, roleLabels } from "../../../ui/words/role-label.ts";
import styles from "./Why.module.css";

interface WhyFactsProps {
	readonly facts: readonly WhyFact[];
	readonly uuid: string;
	/** Code of the step that the person is viewing. */
	readonly here: string;
}

/** The facts that a rule depends on: their current values, and where and by whom they are filled in. */
export function WhyFacts({ facts, uuid, here }: WhyFactsProps) {
	const told = new Set<string>();
	return facts.map(({ sentence, holds, values, step, roles }) => {
		const now = values.map((value) => text("why.value", value)).join("; ");
		const where = step === null || step === here ? null : text("why.where", { step, roles: roleLabels(namedRoles(roles)) });
		if (holds !== null && now === "" && where === null) return null;
		// Several facts may be about the same answer.
		const line = `${holds === null ? sentence : now} ${where}`;
		if (told.has(line)) return null;
		told.add(line);
		return (
			<p key={sentence} className={styles.fact}>
				{holds === null ? text("why.hidden.fact", { fact: sentence }) : now === "" ? null : text("why.now", { values: now })}{" "}
				{where === null || step === null ? null : <Link to={paths.step(uuid, step)}>{where}</Link>}
			</p>
		);
	});
}
