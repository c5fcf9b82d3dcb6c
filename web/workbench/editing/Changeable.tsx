import type { ReactNode } from "react";
import styles from "./Changeable.module.css";
import { useMayDesign } from "./use-may-design.ts";

/** Controls that write: whoever may only look reads what they say and can press none; why not stands above every screen. */
export function Changeable({ children }: { readonly children: ReactNode }) {
	return (
		<fieldset disabled={!useMayDesign()} className={styles.controls}>
			{children}
		</fieldset>
	);
}
