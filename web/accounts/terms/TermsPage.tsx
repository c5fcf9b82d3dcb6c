import { usePerson } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { absoluteText } from "../../ui/words/date-text.ts";
import styles from "./Terms.module.css";
import { TermsText } from "./TermsText.tsx";
import { useTerms } from "./use-terms.ts";
import "../../texts/areas/account.ts";

/** `/gebruiksvoorwaarden`: the terms, for people who have already accepted them. */
export default function TermsPage() {
	const loaded = useTerms();
	const { acceptedTerms } = usePerson();
	const acceptedAt = acceptedTerms[loaded.terms?.version ?? ""] ?? null;
	usePageTitle(text("terms.page"));
	return (
		<div className={`${styles.card} ${styles.page}`}>
			<h1>{loaded.terms?.title ?? text("terms.page")}</h1>
			<TermsText {...loaded} />
			{acceptedAt === null ? null : <p className={styles.version}>{text("terms.accepted", { moment: absoluteText(acceptedAt) })}</p>}
			<div className={styles.actions}>
				<PlainButton onClick={() => window.print()}>{text("terms.print")}</PlainButton>
			</div>
		</div>
	);
}
