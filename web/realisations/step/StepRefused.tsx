import type { StepCode } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./StepScreen.module.css";

/** In place of a step that is not this person's to read. */
export function StepRefused({ step }: { readonly step: StepCode }) {
	return (
		<div className={styles.main}>
			<h1>{text("page.step", { step })}</h1>
			<Notice kind="warning" title={text("step.forbidden")} />
		</div>
	);
}
