import { IconChevronDown, IconPlus } from "@tabler/icons-react";
import { Link } from "react-router";
import { useAccess, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { paths } from "../ui/pages/paths.ts";
import { Disclosure } from "../ui/parts/Disclosure.tsx";
import { MenuLinks } from "./MenuLinks.tsx";
import styles from "./NewRealisationButton.module.css";

/** One button if the tenant has one process type, else a button for the default type with the others in a menu. */
export function NewRealisationButton() {
	const { processTypes } = useTenant();
	const allowed = useAccess("realisationbtn");
	if (!allowed || processTypes.length === 0) return null;
	const several = processTypes.length > 1;
	return (
		<div className={styles.split}>
			<Link to={paths.newRealisation()} className={several ? `${styles.main} ${styles.left}` : styles.main}>
				<IconPlus size={18} aria-hidden className={styles.plus} />
				<span className={styles.label}>{text("nav.new")}</span>
			</Link>
			{several ? (
				<Disclosure label={text("nav.new.types")} button={<IconChevronDown size={18} aria-hidden />} buttonClassName={styles.arrow}>
					{(close) => (
						<MenuLinks onGo={close} links={processTypes.map((type) => ({ to: paths.newRealisation(type.value), label: type.text }))} />
					)}
				</Disclosure>
			) : null}
		</div>
	);
}
