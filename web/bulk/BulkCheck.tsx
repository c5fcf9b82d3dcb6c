import { Button } from "@mantine/core";
import { useState } from "react";
import { type BulkList, dutchNumber } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import styles from "./BulkBar.module.css";
import { BulkItems } from "./BulkItems.tsx";
import type { BulkAct } from "./bulk-api.ts";
import { unended } from "./unended.ts";

interface BulkCheckProps {
	readonly list: BulkList;
	readonly act: BulkAct;
	readonly pathOf: (uuid: string) => string;
}

/** The number of records that an act can be applied to, and why it can't be applied to the others. */
export function BulkCheck({ list, act, pathOf }: BulkCheckProps) {
	const [which, setWhich] = useState(false);
	const { can, cannot } = act.counts;
	const reasons = act.reasons.filter(({ state }) => state === "cannot");
	const notes = act.reasons.filter(({ state }) => state === "can");
	const noted = notes.reduce((sum, { items }) => sum + items, 0);
	const sentence = can === 0 ? text(`bulk.none.${list}`) : can === 1 ? text("bulk.can.one") : text("bulk.can", { count: dutchNumber(can) });
	return (
		<>
			<p className={styles.can}>{sentence}</p>
			{cannot > 0 ? (
				<>
					<Reasons lead={text("bulk.cannot", { count: dutchNumber(cannot) })} reasons={reasons} />
					<div>
						<Button size="compact-sm" variant="subtle" aria-expanded={which} onClick={() => setWhich(!which)}>
							{text("bulk.which")}
						</Button>
					</div>
					{which ? <BulkItems act={act} states={["cannot"]} pathOf={pathOf} /> : null}
				</>
			) : null}
			{noted > 0 ? <Reasons lead={text("bulk.note", { count: dutchNumber(noted) })} reasons={notes} /> : null}
		</>
	);
}

/** A single reason ends the sentence that leads to it; several are a list. */
function Reasons({ lead, reasons }: { readonly lead: string; readonly reasons: BulkAct["reasons"] }) {
	const said = reasons.map(({ message, items }) => text("bulk.why", { message: unended(message), count: dutchNumber(items) }));
	if (said.length === 1) return <p>{`${lead} ${said[0]}`}</p>;
	return (
		<>
			<p>{lead}</p>
			<ul className={styles.notes}>
				{said.map((reason) => (
					<li key={reason}>{reason}</li>
				))}
			</ul>
		</>
	);
}
