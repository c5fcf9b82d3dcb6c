import { useEffect, useRef } from "react";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import styles from "./Terms.module.css";
import { TermsText } from "./TermsText.tsx";
import { tellTermsAccepted, whenTermsAccepted } from "./terms-channel.ts";
import { useTerms } from "./use-terms.ts";
import "../../texts/areas/account.ts";

interface TermsScreenProps {
	/** The terms wait for the person; otherwise the acceptance is being recorded. */
	readonly pending: boolean;
	/** The last acceptance could not be recorded. */
	readonly failed: boolean;
	readonly accept: (version: string) => void;
	readonly acceptedElsewhere: () => void;
	readonly signOut: () => void;
}

/** Shown before everything else to anybody who has not accepted the terms in force. */
export default function TermsScreen({ pending, failed, accept, acceptedElsewhere, signOut }: TermsScreenProps) {
	const loaded = useTerms();
	const { terms } = loaded;
	const now = useRef({ pending, acceptedElsewhere });
	now.current = { pending, acceptedElsewhere };
	useEffect(() => whenTermsAccepted(() => now.current.acceptedElsewhere()), []);
	useEffect(
		() => () => {
			// The screen unmounts once the acceptance is recorded. If the session ended instead, the other windows no
			// longer ask for it.
			if (!now.current.pending) tellTermsAccepted();
		},
		[],
	);
	usePageTitle(text("terms.page"));
	return (
		<main className={styles.screen} aria-busy={!pending || (terms === null && !loaded.failed)}>
			<div className={styles.card}>
				<p className={styles.brand}>{text("app.name")}</p>
				<h1>{terms?.title ?? text("terms.page")}</h1>
				<TermsText {...loaded} />
				{failed ? <Notice kind="danger" title={text("terms.failed")} announce /> : null}
				<div className={styles.actions}>
					{terms === null ? null : (
						<>
							<PlainButton filled busy={!pending} onClick={() => accept(terms.version)}>
								{text("terms.accept")}
							</PlainButton>
							<PlainButton onClick={() => window.print()}>{text("terms.print")}</PlainButton>
						</>
					)}
					<PlainButton onClick={signOut}>{text("profile.signOut")}</PlainButton>
				</div>
				<p role="status" className="visually-hidden">
					{pending ? "" : text("terms.saving")}
				</p>
			</div>
		</main>
	);
}
