import { Button } from "@mantine/core";
import { useState } from "react";
import { type BulkList, dutchNumber } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import styles from "./BulkBar.module.css";
import { BulkItems } from "./BulkItems.tsx";
import type { BulkAct } from "./bulk-api.ts";

interface BulkCheckProps {
	readonly list: BulkList;
	readonly act: BulkAct;
	readonly pathOf: (uuid: string) => string;
}

/** The number of records that an act can be applied to, and why it can't be applied to the others. */
export function BulkCheck({ list, act, pathOf }: BulkCheckProps) {
	const [which, setWhich] = useState(false);
	const { can, cannot } = act.counts;
	const notes = act.reasons.filter(({ state }) => state === "can");
	const noted = notes.reduce((sum, { items }) => sum + items, 0);
	const sentence = can === 0 ? text(`bulk.none.${list}`) : can === 1 ? text("bulk.can.one") : text("bulk.can", { count: dutchNumber(can) });
	return (
		<>
			<p className={styles.can}>{sentence}</p>
			{cannot > 0 ? (
				<>
					<p>
						{text("bulk.cannot", { count: dutchNumber(cannot) })}{" "}
						{act.reasons
							.filter(({ state }) => state === "cannot")
							.map(({ message, items }) => text("bulk.why", { message: unended(message), count: dutchNumber(items) }))
							.join("; ")}
					</p>
					<div>
						<Button size="compact-sm" variant="subtle" aria-expanded={which} onClick={() => setWhich(!which)}>
							{text("bulk.which")}
						</Button>
					</div>
					{which ? <BulkItems act={act} states={["cannot"]} pathOf={pathOf} /> : null}
				</>
			) : null}
			{noted > 0 ? (
				<>
					<p>{text("bulk.note", { count: dutchNumber(noted) })}</p>
					<ul className={styles.notes}>
						{notes.map(({ message, items }) => (
							<li key={message}>{text("bulk.why", { message: unended(message), count: dutchNumber(items) })}</li>
						))}
					</ul>
				</>
			) : null}
		</>
	);
}

/** Removes the full stop that some reasons end with, because the sentence continues. */
const unended = (message: string): string => message.replace(/\.$/, "");
