import { text } from "../texts/text.ts";
import styles from "./SignInScreen.module.css";
import { SignInScreen } from "./SignInScreen.tsx";

/** While it is found out who this is and what they may do. */
export function AuthorisationCheck({ step }: { readonly step: "authenticating" | "roles" | "terms" | "signing-in" | "signing-out" }) {
	return (
		<SignInScreen title={text(step === "signing-out" ? "account.signingOut" : "account.checking")} busy>
			<p className={styles.busy} role="status">
				<span className={styles.spinner} aria-hidden />
				{text(`account.checking.${step}`)}
			</p>
		</SignInScreen>
	);
}
