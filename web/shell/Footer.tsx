import { type Ref, Suspense } from "react";
import { usePerson, useRights, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { roleLabel } from "../ui/role-label.ts";
import styles from "./Footer.module.css";

const SessionBanner = lazyPart(() => import("../accounts/SessionBanner.tsx"), { dispensable: true });

interface FooterProps {
	readonly panelPlace: Ref<HTMLDivElement>;
	readonly onHelp: () => void;
}

/** Who is working, in which role and tenant, and a link to help. */
export function Footer({ panelPlace, onHelp }: FooterProps) {
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
					<SessionBanner />
				</Suspense>
				<button type="button" className={styles.keys} onClick={onHelp}>
					{text("nav.help")}
				</button>
				<p>
					{text("footer.support")}: <a href={`mailto:${tenant.supportAddress}`}>{tenant.supportAddress}</a>
				</p>
			</div>
		</footer>
	);
}
