import { IconBug } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { text } from "../texts/text.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import styles from "./TopBar.module.css";
import { useOnNavigation } from "./use-on-navigation.ts";

const DebuggerDialog = lazyPart(() => import("./DebuggerDialog.tsx"), { over: ({ onClose }) => onClose });

/** For developers: shows any record as the server returns it. Closes on navigation, unless frozen. */
export default function DebuggerButton() {
	const [opened, setOpened] = useState(false);
	const [frozen, setFrozen] = useState(false);
	useOnNavigation(() => setOpened(opened && frozen));
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
