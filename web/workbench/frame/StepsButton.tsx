import { Suspense, useState } from "react";
import { text } from "../../texts/text.ts";
import { useFocusReturn } from "../../ui/kept/use-focus-return.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import styles from "./WorkbenchFrame.module.css";

const StepDrawer = lazyPart<{ readonly onClose: () => void }>(() => import("./StepDrawer.tsx"), { over: ({ onClose }) => onClose });

/** Opens the steps over the page. Shown where the screen is too narrow for the tree. */
export function StepsButton() {
	const [open, setOpen] = useState(false);
	useFocusReturn(open);
	return (
		<>
			<button type="button" className={styles.toSteps} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
				{text("workbench.steps")}
			</button>
			<Suspense fallback={null}>{open && <StepDrawer onClose={() => setOpen(false)} />}</Suspense>
		</>
	);
}
