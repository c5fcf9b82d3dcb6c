import type { ReactNode } from "react";
import { daysLeft, termText, writeDay } from "../../../engine/index.ts";
import { useNow } from "../../ui/time/use-now.ts";
import styles from "./DueCell.module.css";

/** The last day of a term and the time left, worded as on every screen; sheets and filters use only the day. */
export function dueCell(due: string | null): ReactNode {
	return due === null ? "" : <DueCell due={due} />;
}

function DueCell({ due }: { readonly due: string }) {
	const left = daysLeft(due, useNow());
	return (
		<>
			<span className={left < 0 ? styles.late : undefined}>{termText(left)}</span>{" "}
			<span className={`${styles.day} tabular`}>{writeDay(due)}</span>
		</>
	);
}
