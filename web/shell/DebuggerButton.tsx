import { IconBug } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { text } from "../texts/text.ts";
import styles from "./TopBar.module.css";
import { useGoing } from "./use-going.ts";

const DebuggerDialog = lazy(() => import("./DebuggerDialog.tsx"));

/** For developers: any record as the server gives it. Goes away with the page, unless it is frozen. */
export default function DebuggerButton() {
	const [opened, setOpened] = useState(false);
	const [frozen, setFrozen] = useState(false);
	useGoing(() => setOpened(opened && frozen));
	return (
		<>
			<button
				type="button"
				className={`${styles.icon} ${styles.wide}`}
				onClick={() => setOpened(true)}
				aria-label={text("nav.debugger")}
				title={text("nav.debugger")}
			>
				<IconBug size={20} aria-hidden />
			</button>
			{opened && (
				<Suspense fallback={null}>
					<DebuggerDialog frozen={frozen} onFreeze={setFrozen} onClose={() => setOpened(false)} />
				</Suspense>
			)}
		</>
	);
}
