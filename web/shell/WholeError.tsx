import { SignInScreen } from "../accounts/SignInScreen.tsx";
import { text } from "../texts/text.ts";
import { hasUnstoredWork } from "../ui/kept/kept-work.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import "../texts/areas/failures.ts";

/** Replaces everything: uses nothing of the sign-in, the configuration or the router. */
export default function WholeError() {
	return (
		<SignInScreen
			title={text("error.whole.title")}
			actions={
				<PlainButton filled onClick={() => window.location.reload()}>
					{text("error.page.retry")}
				</PlainButton>
			}
		>
			<p role="alert">{text(hasUnstoredWork() ? "error.whole.unstored" : "error.whole.text")}</p>
		</SignInScreen>
	);
}
