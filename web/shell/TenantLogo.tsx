import { useTenant } from "../tenants/TenantContext.tsx";
import styles from "./TenantLogo.module.css";

/** The tenant's picture, or its name in letters beside the product's sign when it has none. */
export function TenantLogo() {
	const { theme, label, name } = useTenant();
	if (theme.logo?.startsWith("/")) {
		return <img src={theme.logo} alt="" width={theme.logoWidth ?? 130} className={styles.picture} />;
	}
	return (
		<span className={styles.written}>
			<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
				<rect width="32" height="32" rx="8" className={styles.ground} />
				<path d="M18.2 5 7.6 18.1h6.7L12.9 27 24.4 13.4h-7.3z" className={styles.bolt} />
			</svg>
			{label ?? name}
		</span>
	);
}
