import { IconHelpCircle, IconSearch } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { useAccess, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import { MenuButton } from "./MenuButton.tsx";
import { useMenu } from "./menu.ts";
import { NewRealisationButton } from "./NewRealisationButton.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import { TenantLogo } from "./TenantLogo.tsx";
import styles from "./TopBar.module.css";

const ConfigurationLink = lazy(() => import("./ConfigurationLink.tsx"));
const DebuggerButton = lazy(() => import("./DebuggerButton.tsx"));

interface TopBarProps {
	readonly onSearch: () => void;
	readonly signOut: () => void;
}

export function TopBar({ onSearch, signOut }: TopBarProps) {
	const tenant = useTenant();
	const pages = useMenu("pages");
	const signs = useMenu("signs");
	const { pathname } = useLocation();
	const mayRead = useAccess("manuals");
	const mayConfigure = useAccess("admin");
	const mayDebug = useAccess("canAccessDebugger");
	return (
		<header className={styles.bar}>
			<div className={styles.inner}>
				<Link to={paths.dashboard()} className={styles.home} aria-label={`${tenant.label ?? tenant.name}: ${text("nav.home")}`}>
					<TenantLogo />
				</Link>
				<nav aria-label={text("nav.label")} className={styles.menu}>
					<ul>
						{pages.map((item) => (
							<li key={item.to}>
								<NavLink to={item.to} className={({ isActive }) => (isActive ? `${styles.link} ${styles.here}` : styles.link)}>
									{item.label}
								</NavLink>
							</li>
						))}
					</ul>
				</nav>
				<div className={styles.tools}>
					<NewRealisationButton />
					<button type="button" className={styles.icon} onClick={onSearch} aria-label={text("nav.search")} title={text("nav.search")}>
						<IconSearch size={20} aria-hidden />
					</button>
					{mayRead && (
						<NavLink
							to={paths.helpWith(pathname)}
							className={`${styles.icon} ${styles.wide}`}
							aria-label={text("nav.manuals")}
							title={text("nav.manuals")}
						>
							<IconHelpCircle size={20} aria-hidden />
						</NavLink>
					)}
					<Suspense fallback={null}>
						{mayConfigure && <ConfigurationLink />}
						{mayDebug && <DebuggerButton />}
					</Suspense>
					<ProfileCard signOut={signOut} />
					<MenuButton items={[...pages, ...signs]} />
				</div>
			</div>
		</header>
	);
}
