import texts from "../account.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
