import type { ReactNode } from "react";
import { daysLeft, termText, writeDay } from "../../../engine/index.ts";
import { useNow } from "../../ui/use-now.ts";
import styles from "./DueCell.module.css";

/** The last day of a term and how long that is, in the words of every screen; sheets and filters have the day alone. */
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
