import { IconHelpCircle, IconMenu2, IconSearch } from "@tabler/icons-react";
import { Suspense } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { useAccess, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import { paths } from "../ui/pages/paths.ts";
import { Disclosure } from "../ui/parts/Disclosure.tsx";
import { fetchParts } from "./fetch-parts.ts";
import menuButtonStyles from "./MenuButton.module.css";
import { MenuLinks } from "./MenuLinks.tsx";
import { type MenuItem, useMenu } from "./menu.ts";
import { NewRealisationButton } from "./NewRealisationButton.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import tenantLogoStyles from "./TenantLogo.module.css";
import styles from "./TopBar.module.css";

const InboxButton = lazyPart(async () => (await fetchParts()).inboxButton(), { dispensable: true });
const SpecialTools = lazyPart(() => import("./SpecialTools.tsx"), { dispensable: true });

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
	const special = [useAccess("admin"), useAccess("design"), useAccess("publish"), useAccess("canAccessDebugger")];
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
					<Suspense fallback={null}>
						<InboxButton />
					</Suspense>
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
					<Suspense fallback={null}>{special.includes(true) && <SpecialTools />}</Suspense>
					<ProfileCard signOut={signOut} />
					<MenuButton items={[...pages, ...signs]} />
				</div>
			</div>
		</header>
	);
}

/** The tenant's logo, or its name beside the product's sign. */
function TenantLogo() {
	const { theme, label, name } = useTenant();
	if (theme.logo?.startsWith("/")) {
		return <img src={theme.logo} alt="" width={theme.logoWidth ?? 130} className={tenantLogoStyles.picture} />;
	}
	return (
		<span className={tenantLogoStyles.written}>
			<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
				<rect width="32" height="32" rx="8" className={tenantLogoStyles.ground} />
				<path d="M18.2 5 7.6 18.1h6.7L12.9 27 24.4 13.4h-7.3z" className={tenantLogoStyles.bolt} />
			</svg>
			{label ?? name}
		</span>
	);
}

/** The menu on narrow screens. */
function MenuButton({ items }: { readonly items: readonly MenuItem[] }) {
	if (items.length === 0) return null;
	return (
		<Disclosure
			label={text("nav.menu")}
			button={<IconMenu2 size={22} aria-hidden />}
			buttonClassName={menuButtonStyles.button}
			className={menuButtonStyles.root}
		>
			{(close) => <MenuLinks links={items} onGo={close} />}
		</Disclosure>
	);
}
