import { IconBug, IconSettings, IconTools } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { NavLink } from "react-router";
import { useAccess } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import { paths } from "../ui/pages/paths.ts";
import styles from "./TopBar.module.css";
import { useOnNavigation } from "./use-on-navigation.ts";

const DebuggerDialog = lazyPart(() => import("./DebuggerDialog.tsx"), { over: ({ onClose }) => onClose });

/** The tools in the bar that only a few people have: configuration, workbench, debugger. */
export default function SpecialTools() {
	const mayConfigure = useAccess("admin");
	const mayDesign = useAccess("design");
	const mayPublish = useAccess("publish");
	const mayDebug = useAccess("canAccessDebugger");
	return (
		<>
			{mayConfigure && <ConfigurationLink />}
			{(mayDesign || mayPublish) && <WorkbenchLink />}
			{mayDebug && <DebuggerButton />}
		</>
	);
}

/** Link to the configuration, for administrators. On narrow screens it is in the menu. */
function ConfigurationLink() {
	return (
		<NavLink
			to={paths.configuration()}
			className={`${styles.icon} ${styles.wide}`}
			aria-label={text("nav.configuration")}
			title={text("nav.configuration")}
		>
			<IconSettings size={20} aria-hidden />
		</NavLink>
	);
}

/** Link to the workbench, for designers. On narrow screens it is in the menu. */
function WorkbenchLink() {
	return (
		<a
			href={paths.workbench()}
			className={`${styles.icon} ${styles.wide}`}
			aria-label={text("nav.workbench")}
			title={text("nav.workbench")}
		>
			<IconTools size={20} aria-hidden />
		</a>
	);
}

/** For developers: shows any record as the server returns it. Closes on navigation, unless frozen. */
function DebuggerButton() {
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
