import { type Ref, Suspense } from "react";
import { Link } from "react-router";
import { usePerson, useRights, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import { paths } from "../ui/pages/paths.ts";
import { roleLabel } from "../ui/words/role-label.ts";
import styles from "./Footer.module.css";

const SessionBanner = lazyPart(() => import("../accounts/SessionBanner.tsx"), { dispensable: true });

interface FooterProps {
	readonly panelPlace: Ref<HTMLDivElement>;
	/** Element for the warning that the session is about to expire. */
	readonly warningPlace: Element | null;
	readonly onHelp: () => void;
}

/** Who is working, in which role and tenant, and a link to help. */
export function Footer({ panelPlace, warningPlace, onHelp }: FooterProps) {
	const person = usePerson();
	const { roles } = useRights();
	const tenant = useTenant();
	return (
		<footer className={styles.footer}>
			<div className={styles.inner}>
				<dl className={styles.facts}>
					<div>
						<dt>{text("footer.user")}:</dt>
						<dd>{person.name}</dd>
					</div>
					<div>
						<dt>{text("footer.role")}:</dt>
						<dd>{[...new Set(roles.map(roleLabel))].join(", ")}</dd>
					</div>
					<div>
						<dt>{text("footer.tenant")}:</dt>
						<dd>{tenant.label ?? tenant.name}</dd>
					</div>
				</dl>
				<div ref={panelPlace} className={styles.panel} />
				<Suspense fallback={null}>
					<SessionBanner warningPlace={warningPlace} />
				</Suspense>
				<button type="button" className={styles.keys} onClick={onHelp}>
					{text("nav.help")}
				</button>
				<Link to={paths.accessibility()}>{text("footer.accessibility")}</Link>
				<p>
					{text("footer.support")}: <a href={`mailto:${tenant.supportAddress}`}>{tenant.supportAddress}</a>
				</p>
			</div>
		</footer>
	);
}
