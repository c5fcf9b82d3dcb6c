import type { ReactNode } from "react";
import styles from "./Changeable.module.css";
import { useMayDesign } from "./use-may-design.ts";

/** Controls that write: somebody with read-only access can read but not use them; a notice above every screen says why. */
export function Changeable({ children }: { readonly children: ReactNode }) {
	return (
		<fieldset disabled={!useMayDesign()} className={styles.controls}>
			{children}
		</fieldset>
	);
}
