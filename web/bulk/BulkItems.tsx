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

/** The records of an act in the given states, each with the reason if the act was not applied. */
export function BulkItems({ act, states, pathOf }: BulkItemsProps) {
	const some = states.filter((state) => act.counts[state] > 0);
	const { data = [] } = useQuery({
		queryKey: ["items of an act", act.uuid, act.state, ...some],
		queryFn: async () => (await Promise.all(some.map((state) => listBulkItems(act.uuid, state)))).flat(),
	});
	const more = some.reduce((sum, state) => sum + act.counts[state], 0) - data.length;
	return (
		<ul aria-label={text("bulk.items")} className={styles.items}>
			{data.map(({ number, uuid, ref, state, message }) => (
				<li key={number}>
					{ref === "" ? text("bulk.items.gone") : <Link to={pathOf(uuid)}>{ref}</Link>}:{" "}
					{message || (isTold(state) ? text(`bulk.item.${state}`) : "")}
				</li>
			))}
			{data.length > 0 && more > 0 ? <li>{text("bulk.items.more", { count: dutchNumber(more) })}</li> : null}
		</ul>
	);
}

/** States that have a text of their own when there is no message. */
const isTold = (state: BulkItem["state"]): state is "done" | "undone" | "can" => state === "done" || state === "undone" || state === "can";
