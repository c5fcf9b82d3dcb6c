import { text } from "../texts/text.ts";
import { Notice } from "../ui/notices/Notice.tsx";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import styles from "./ConfigurationFailure.module.css";
import "../texts/areas/account.ts";

/** For guests, and people without a role in this tenant. */
export default function NoAccess({ supportAddress }: { readonly supportAddress?: string }) {
	usePageTitle(text("noaccess.title"));
	return (
		<main className={styles.page}>
			<h1>{text("noaccess.title")}</h1>
			<Notice
				kind="warning"
				title={supportAddress ? text("noaccess.text", { email: supportAddress }) : text("noaccess.textWithoutAddress")}
			/>
		</main>
	);
}
