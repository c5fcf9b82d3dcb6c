import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { dutchNumber } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import styles from "./BulkBar.module.css";
import { type BulkAct, type BulkItem, listBulkItems } from "./bulk-api.ts";

interface BulkItemsProps {
	readonly act: BulkAct;
	readonly states: readonly BulkItem["state"][];
	readonly pathOf: (uuid: string) => string;
}

/** Which records could not be done, or were not, each with the reason. */
export function BulkItems({ act, states, pathOf }: BulkItemsProps) {
	const { data = [] } = useQuery({
		queryKey: ["items of an act", act.uuid, act.state, ...states],
		queryFn: async () => (await Promise.all(states.map((state) => listBulkItems(act.uuid, state)))).flat(),
	});
	const more = states.reduce((sum, state) => sum + act.counts[state], 0) - data.length;
	return (
		<ul aria-label={text("bulk.items")} className={styles.items}>
			{data.map(({ number, uuid, ref, message }) => (
				<li key={number}>
					{ref === "" ? text("bulk.items.gone") : <Link to={pathOf(uuid)}>{ref}</Link>}: {message}
				</li>
			))}
			{data.length > 0 && more > 0 ? <li>{text("bulk.items.more", { count: dutchNumber(more) })}</li> : null}
		</ul>
	);
}
