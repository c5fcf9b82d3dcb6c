import { type TextKey, text } from "../texts/text.ts";
import styles from "./StatusPill.module.css";
import "../texts/areas/controls.ts";

export type PillStatus = "active" | "onhold" | "completed" | "cancelled";

const labels: Readonly<Record<PillStatus, TextKey>> = {
	active: "status.active",
	onhold: "status.onhold",
	completed: "status.completed",
	cancelled: "status.cancelled",
};

/** The display name of a status. */
export function statusText(status: PillStatus): string {
	return text(labels[status]);
}

/** A status as both colour and text, never as colour alone. */
export function StatusPill({ status, label }: { readonly status: PillStatus; readonly label?: string }) {
	return <span className={`${styles.pill} ${styles[status]}`}>{label ?? statusText(status)}</span>;
}
