import { type ProcessStatus, statusWord } from "../../../engine/index.ts";
import styles from "./StatusPill.module.css";

export type PillStatus = ProcessStatus;

export const statusText = statusWord;

/** A status as both colour and text, never as colour alone. */
export function StatusPill({ status, label }: { readonly status: PillStatus; readonly label?: string }) {
	return <span className={`${styles.pill} ${styles[status]}`}>{label ?? statusText(status)}</span>;
}
