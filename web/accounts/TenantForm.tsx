import { tenantWord } from "../tenants/active-tenant.ts";
import { text } from "../texts/text.ts";
import styles from "./TenantForm.module.css";
import type { OpenTenant } from "./use-open-tenants.ts";
import "../texts/areas/account.ts";

interface TenantFormProps {
	readonly tenants: readonly OpenTenant[];
	/** The one that is open. */
	readonly tenant: string;
	/** Address of the page to open in the chosen one. */
	readonly to: string;
}

/**
 * Opens another tenant on a fresh page. Choosing alone leads nowhere: the arrow keys choose each one that they pass. The address carries the
 * choice, so that staying on this page, when it asks about unsaved work, leaves everything as it was.
 */
export function TenantForm({ tenants, tenant, to }: TenantFormProps) {
	return (
		<form action={to} className={styles.form}>
			<select name={tenantWord} aria-label={text("profile.tenant")} defaultValue={tenant} className={styles.choice}>
				{tenants.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
			<button type="submit" className={styles.open}>
				{text("profile.tenant.open")}
			</button>
		</form>
	);
}
