import { Refused } from "../../tenants/Refused.tsx";
import { text } from "../../texts/text.ts";
import styles from "./StartPage.module.css";
import "../../texts/areas/starting.ts";

/** Replaces the start of a process for people who may not start one. */
export function StartRefused() {
	return (
		<div className={styles.page}>
			<h1>{text("start.title")}</h1>
			<Refused why={text("start.denied")} needs="realisationbtn" />
		</div>
	);
}
