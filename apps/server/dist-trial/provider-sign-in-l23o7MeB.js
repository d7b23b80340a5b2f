import { $ as assertTokenProviderConfig, B as resolveCtxArgs, I as getRegionFromUserPoolId, K as AMPLIFY_SYMBOL, L as AuthError, X as Sha256, Y as AuthAction, at as getBtoa, b as UNEXPECTED_SIGN_IN_INTERRUPTION_EXCEPTION, c as cognitoUserPoolTransferHandler, ct as AmplifyErrorCode, d as createUserPoolSerializer, et as decodeJWT, f as getAuthUserAgentValue, g as assertDeviceMetadata, j as composeServiceApi, l as createUserPoolDeserializer, lt as AmplifyError, nt as AmplifyUrl, o as createCognitoUserPoolEndpointResolver, ot as getCrypto, p as getCurrentUser, q as Hub, r as tokenOrchestrator, rt as isBrowser, s as DEFAULT_SERVICE_CLIENT_API_CONFIG, st as createAssertionFunction, t as resolveTokenOrchestrator, tt as base64Decoder, u as assertServiceError, x as USER_ALREADY_AUTHENTICATED_EXCEPTION, z as syncSessionStorage } from "./contextTokenOrchestrators-CsxrNUZW.js";
// node_modules/@aws-amplify/core/dist/esm/utils/deviceName/getDeviceName.mjs
/**
* Retrieves the device name using the User-Agent Client Hints API if available,
* falling back to the traditional userAgent string if not.
*
* @returns {Promise<string>} A promise that resolves with a string representing the device name.
*
* Example Output:
* navigator.userAgentData:
*   'macOS 14.2.1 arm macOS Not A(Brand/99.0.0.0;Google Chrome/121.0.6167.160;Chromium/121.0.6167.160'
* navigator.userAgent:
*   'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:109.0) Gecko/20100101 Firefox/115.0'
*/
var getDeviceName = async () => {
	const { userAgentData } = navigator;
	if (!userAgentData) return navigator.userAgent;
	const { platform = "", platformVersion = "", model = "", architecture = "", fullVersionList = [] } = await userAgentData.getHighEntropyValues([
		"platform",
		"platformVersion",
		"architecture",
		"model",
		"fullVersionList"
	]);
	return [
		platform,
		platformVersion,
		architecture,
		model,
		platform,
		fullVersionList.map((v) => `${v.brand}/${v.version}`).join(";")
	].filter((value) => value).join(" ") || navigator.userAgent;
};
// node_modules/@aws-amplify/core/dist/esm/utils/convert/base64/bytesToString.mjs
function bytesToString(input) {
	return Array.from(input, (byte) => String.fromCodePoint(byte)).join("");
}
// node_modules/@aws-amplify/core/dist/esm/utils/convert/base64/base64Encoder.mjs
var base64Encoder = { 
/**
* Convert input to base64-encoded string
* @param input - string to convert to base64
* @param options - encoding options that can optionally produce a base64url string
* @returns base64-encoded string
*/
convert(input, options = {
	urlSafe: false,
	skipPadding: false
}) {
	const inputStr = typeof input === "string" ? input : bytesToString(input);
	let encodedStr = getBtoa()(inputStr);
	if (options.urlSafe) encodedStr = encodedStr.replace(/\+/g, "-").replace(/\//g, "_");
	if (options.skipPadding) encodedStr = encodedStr.replace(/=/g, "");
	return encodedStr;
} };
// node_modules/@aws-amplify/core/dist/esm/utils/cryptoSecureRandomInt.mjs
function cryptoSecureRandomInt() {
	return getCrypto().getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0];
}
// node_modules/@aws-amplify/core/dist/esm/utils/WordArray.mjs
/**
* Hex encoding strategy.
* Converts a word array to a hex string.
* @param {WordArray} wordArray The word array.
* @return {string} The hex string.
* @static
*/
function hexStringify(wordArray) {
	const { words } = wordArray;
	const { sigBytes } = wordArray;
	const hexChars = [];
	for (let i = 0; i < sigBytes; i++) {
		const bite = words[i >>> 2] >>> 24 - i % 4 * 8 & 255;
		hexChars.push((bite >>> 4).toString(16));
		hexChars.push((bite & 15).toString(16));
	}
	return hexChars.join("");
}
var WordArray = class WordArray {
	constructor(words, sigBytes) {
		this.words = [];
		let Words = words;
		Words = this.words = Words || [];
		if (sigBytes !== void 0) this.sigBytes = sigBytes;
		else this.sigBytes = Words.length * 4;
	}
	random(nBytes) {
		const words = [];
		for (let i = 0; i < nBytes; i += 4) words.push(cryptoSecureRandomInt());
		return new WordArray(words, nBytes);
	}
	toString() {
		return hexStringify(this);
	}
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/errors/types/validation.mjs
var AuthValidationErrorCode;
(function(AuthValidationErrorCode) {
	AuthValidationErrorCode["EmptySignInUsername"] = "EmptySignInUsername";
	AuthValidationErrorCode["EmptySignInPassword"] = "EmptySignInPassword";
	AuthValidationErrorCode["CustomAuthSignInPassword"] = "CustomAuthSignInPassword";
	AuthValidationErrorCode["EmptySignUpUsername"] = "EmptySignUpUsername";
	AuthValidationErrorCode["EmptySignUpPassword"] = "EmptySignUpPassword";
	AuthValidationErrorCode["EmptyConfirmSignUpUsername"] = "EmptyConfirmSignUpUsername";
	AuthValidationErrorCode["EmptyConfirmSignUpCode"] = "EmptyConfirmSignUpCode";
	AuthValidationErrorCode["EmptyResendSignUpCodeUsername"] = "EmptyresendSignUpCodeUsername";
	AuthValidationErrorCode["EmptyChallengeResponse"] = "EmptyChallengeResponse";
	AuthValidationErrorCode["EmptyConfirmResetPasswordUsername"] = "EmptyConfirmResetPasswordUsername";
	AuthValidationErrorCode["EmptyConfirmResetPasswordNewPassword"] = "EmptyConfirmResetPasswordNewPassword";
	AuthValidationErrorCode["EmptyConfirmResetPasswordConfirmationCode"] = "EmptyConfirmResetPasswordConfirmationCode";
	AuthValidationErrorCode["EmptyResetPasswordUsername"] = "EmptyResetPasswordUsername";
	AuthValidationErrorCode["EmptyVerifyTOTPSetupCode"] = "EmptyVerifyTOTPSetupCode";
	AuthValidationErrorCode["EmptyConfirmUserAttributeCode"] = "EmptyConfirmUserAttributeCode";
	AuthValidationErrorCode["IncorrectMFAMethod"] = "IncorrectMFAMethod";
	AuthValidationErrorCode["EmptyUpdatePassword"] = "EmptyUpdatePassword";
	AuthValidationErrorCode["InvalidPreferredChallenge"] = "InvalidPreferredChallenge";
})(AuthValidationErrorCode || (AuthValidationErrorCode = {}));
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/common/AuthErrorStrings.mjs
var validationErrorMap = {
	[AuthValidationErrorCode.EmptyChallengeResponse]: { message: "challengeResponse is required to confirmSignIn" },
	[AuthValidationErrorCode.EmptyConfirmResetPasswordUsername]: { message: "username is required to confirmResetPassword" },
	[AuthValidationErrorCode.EmptyConfirmSignUpCode]: { message: "code is required to confirmSignUp" },
	[AuthValidationErrorCode.EmptyConfirmSignUpUsername]: { message: "username is required to confirmSignUp" },
	[AuthValidationErrorCode.EmptyConfirmResetPasswordConfirmationCode]: { message: "confirmationCode is required to confirmResetPassword" },
	[AuthValidationErrorCode.EmptyConfirmResetPasswordNewPassword]: { message: "newPassword is required to confirmResetPassword" },
	[AuthValidationErrorCode.EmptyResendSignUpCodeUsername]: { message: "username is required to confirmSignUp" },
	[AuthValidationErrorCode.EmptyResetPasswordUsername]: { message: "username is required to resetPassword" },
	[AuthValidationErrorCode.EmptySignInPassword]: { message: "password is required to signIn" },
	[AuthValidationErrorCode.EmptySignInUsername]: { message: "username is required to signIn" },
	[AuthValidationErrorCode.EmptySignUpPassword]: { message: "password is required to signUp" },
	[AuthValidationErrorCode.EmptySignUpUsername]: { message: "username is required to signUp" },
	[AuthValidationErrorCode.CustomAuthSignInPassword]: {
		message: "A password is not needed when signing in with CUSTOM_WITHOUT_SRP",
		recoverySuggestion: "Do not include a password in your signIn call."
	},
	[AuthValidationErrorCode.IncorrectMFAMethod]: {
		message: "Incorrect MFA method was chosen. It should be either SMS, TOTP, or EMAIL",
		recoverySuggestion: "Try to pass SMS, TOTP, or EMAIL as the challengeResponse"
	},
	[AuthValidationErrorCode.EmptyVerifyTOTPSetupCode]: { message: "code is required to verifyTotpSetup" },
	[AuthValidationErrorCode.EmptyUpdatePassword]: { message: "oldPassword and newPassword are required to changePassword" },
	[AuthValidationErrorCode.EmptyConfirmUserAttributeCode]: { message: "confirmation code is required to confirmUserAttribute" },
	[AuthValidationErrorCode.InvalidPreferredChallenge]: {
		message: "The preferred challenge is not enabled in your backend configuration",
		recoverySuggestion: "Ensure the authentication method is enabled in your Amplify backend configuration"
	}
};
var AuthErrorStrings;
(function(AuthErrorStrings) {
	AuthErrorStrings["DEFAULT_MSG"] = "Authentication Error";
	AuthErrorStrings["EMPTY_EMAIL"] = "Email cannot be empty";
	AuthErrorStrings["EMPTY_PHONE"] = "Phone number cannot be empty";
	AuthErrorStrings["EMPTY_USERNAME"] = "Username cannot be empty";
	AuthErrorStrings["INVALID_USERNAME"] = "The username should either be a string or one of the sign in types";
	AuthErrorStrings["EMPTY_PASSWORD"] = "Password cannot be empty";
	AuthErrorStrings["EMPTY_CODE"] = "Confirmation code cannot be empty";
	AuthErrorStrings["SIGN_UP_ERROR"] = "Error creating account";
	AuthErrorStrings["NO_MFA"] = "No valid MFA method provided";
	AuthErrorStrings["INVALID_MFA"] = "Invalid MFA type";
	AuthErrorStrings["EMPTY_CHALLENGE"] = "Challenge response cannot be empty";
	AuthErrorStrings["NO_USER_SESSION"] = "Failed to get the session because the user is empty";
	AuthErrorStrings["NETWORK_ERROR"] = "Network Error";
	AuthErrorStrings["DEVICE_CONFIG"] = "Device tracking has not been configured in this User Pool";
	AuthErrorStrings["AUTOSIGNIN_ERROR"] = "Please use your credentials to sign in";
	AuthErrorStrings["OAUTH_ERROR"] = "Couldn't finish OAuth flow, check your User Pool HostedUI settings";
})(AuthErrorStrings || (AuthErrorStrings = {}));
var AuthErrorCodes;
(function(AuthErrorCodes) {
	AuthErrorCodes["SignInException"] = "SignInException";
	AuthErrorCodes["OAuthSignInError"] = "OAuthSignInException";
})(AuthErrorCodes || (AuthErrorCodes = {}));
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/errors/utils/assertValidationError.mjs
function assertValidationError(assertion, name) {
	const { message, recoverySuggestion } = validationErrorMap[name];
	if (!assertion) throw new AuthError({
		name,
		message,
		recoverySuggestion
	});
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/types/errors.mjs
var AssociateSoftwareTokenException;
(function(AssociateSoftwareTokenException) {
	AssociateSoftwareTokenException["ConcurrentModificationException"] = "ConcurrentModificationException";
	AssociateSoftwareTokenException["ForbiddenException"] = "ForbiddenException";
	AssociateSoftwareTokenException["InternalErrorException"] = "InternalErrorException";
	AssociateSoftwareTokenException["InvalidParameterException"] = "InvalidParameterException";
	AssociateSoftwareTokenException["NotAuthorizedException"] = "NotAuthorizedException";
	AssociateSoftwareTokenException["ResourceNotFoundException"] = "ResourceNotFoundException";
	AssociateSoftwareTokenException["SoftwareTokenMFANotFoundException"] = "SoftwareTokenMFANotFoundException";
})(AssociateSoftwareTokenException || (AssociateSoftwareTokenException = {}));
var ChangePasswordException;
(function(ChangePasswordException) {
	ChangePasswordException["ForbiddenException"] = "ForbiddenException";
	ChangePasswordException["InternalErrorException"] = "InternalErrorException";
	ChangePasswordException["InvalidParameterException"] = "InvalidParameterException";
	ChangePasswordException["InvalidPasswordException"] = "InvalidPasswordException";
	ChangePasswordException["LimitExceededException"] = "LimitExceededException";
	ChangePasswordException["NotAuthorizedException"] = "NotAuthorizedException";
	ChangePasswordException["PasswordResetRequiredException"] = "PasswordResetRequiredException";
	ChangePasswordException["ResourceNotFoundException"] = "ResourceNotFoundException";
	ChangePasswordException["TooManyRequestsException"] = "TooManyRequestsException";
	ChangePasswordException["UserNotConfirmedException"] = "UserNotConfirmedException";
	ChangePasswordException["UserNotFoundException"] = "UserNotFoundException";
})(ChangePasswordException || (ChangePasswordException = {}));
var ConfirmDeviceException;
(function(ConfirmDeviceException) {
	ConfirmDeviceException["ForbiddenException"] = "ForbiddenException";
	ConfirmDeviceException["InternalErrorException"] = "InternalErrorException";
	ConfirmDeviceException["InvalidLambdaResponseException"] = "InvalidLambdaResponseException";
	ConfirmDeviceException["InvalidParameterException"] = "InvalidParameterException";
	ConfirmDeviceException["InvalidPasswordException"] = "InvalidPasswordException";
	ConfirmDeviceException["InvalidUserPoolConfigurationException"] = "InvalidUserPoolConfigurationException";
	ConfirmDeviceException["NotAuthorizedException"] = "NotAuthorizedException";
	ConfirmDeviceException["PasswordResetRequiredException"] = "PasswordResetRequiredException";
	ConfirmDeviceException["ResourceNotFoundException"] = "ResourceNotFoundException";
	ConfirmDeviceException["TooManyRequestsException"] = "TooManyRequestsException";
	ConfirmDeviceException["UsernameExistsException"] = "UsernameExistsException";
	ConfirmDeviceException["UserNotConfirmedException"] = "UserNotConfirmedException";
	ConfirmDeviceException["UserNotFoundException"] = "UserNotFoundException";
})(ConfirmDeviceException || (ConfirmDeviceException = {}));
var ConfirmForgotPasswordException;
(function(ConfirmForgotPasswordException) {
	ConfirmForgotPasswordException["CodeMismatchException"] = "CodeMismatchException";
	ConfirmForgotPasswordException["ExpiredCodeException"] = "ExpiredCodeException";
	ConfirmForgotPasswordException["ForbiddenException"] = "ForbiddenException";
	ConfirmForgotPasswordException["InternalErrorException"] = "InternalErrorException";
	ConfirmForgotPasswordException["InvalidLambdaResponseException"] = "InvalidLambdaResponseException";
	ConfirmForgotPasswordException["InvalidParameterException"] = "InvalidParameterException";
	ConfirmForgotPasswordException["InvalidPasswordException"] = "InvalidPasswordException";
	ConfirmForgotPasswordException["LimitExceededException"] = "LimitExceededException";
	ConfirmForgotPasswordException["NotAuthorizedException"] = "NotAuthorizedException";
	ConfirmForgotPasswordException["ResourceNotFoundException"] = "ResourceNotFoundException";
	ConfirmForgotPasswordException["TooManyFailedAttemptsException"] = "TooManyFailedAttemptsException";
	ConfirmForgotPasswordException["TooManyRequestsException"] = "TooManyRequestsException";
	ConfirmForgotPasswordException["UnexpectedLambdaException"] = "UnexpectedLambdaException";
	ConfirmForgotPasswordException["UserLambdaValidationException"] = "UserLambdaValidationException";
	ConfirmForgotPasswordException["UserNotConfirmedException"] = "UserNotConfirmedException";
	ConfirmForgotPasswordException["UserNotFoundException"] = "UserNotFoundException";
})(ConfirmForgotPasswordException || (ConfirmForgotPasswordException = {}));
var ConfirmSignUpException;
(function(ConfirmSignUpException) {
	ConfirmSignUpException["AliasExistsException"] = "AliasExistsException";
	ConfirmSignUpException["CodeMismatchException"] = "CodeMismatchException";
	ConfirmSignUpException["ExpiredCodeException"] = "ExpiredCodeException";
	ConfirmSignUpException["ForbiddenException"] = "ForbiddenException";
	ConfirmSignUpException["InternalErrorException"] = "InternalErrorException";
	ConfirmSignUpException["InvalidLambdaResponseException"] = "InvalidLambdaResponseException";
	ConfirmSignUpException["InvalidParameterException"] = "InvalidParameterException";
	ConfirmSignUpException["LimitExceededException"] = "LimitExceededException";
	ConfirmSignUpException["NotAuthorizedException"] = "NotAuthorizedException";
	ConfirmSignUpException["ResourceNotFoundException"] = "ResourceNotFoundException";
	ConfirmSignUpException["TooManyFailedAttemptsException"] = "TooManyFailedAttemptsException";
	ConfirmSignUpException["TooManyRequestsException"] = "TooManyRequestsException";
	ConfirmSignUpException["UnexpectedLambdaException"] = "UnexpectedLambdaException";
	ConfirmSignUpException["UserLambdaValidationException"] = "UserLambdaValidationException";
	ConfirmSignUpException["UserNotFoundException"] = "UserNotFoundException";
})(ConfirmSignUpException || (ConfirmSignUpException = {}));
var DeleteUserAttributesException;
(function(DeleteUserAttributesException) {
	DeleteUserAttributesException["ForbiddenException"] = "ForbiddenException";
	DeleteUserAttributesException["InternalErrorException"] = "InternalErrorException";
	DeleteUserAttributesException["InvalidParameterException"] = "InvalidParameterException";
	DeleteUserAttributesException["NotAuthorizedException"] = "NotAuthorizedException";
	DeleteUserAttributesException["PasswordResetRequiredException"] = "PasswordResetRequiredException";
	DeleteUserAttributesException["ResourceNotFoundException"] = "ResourceNotFoundException";
	DeleteUserAttributesException["TooManyRequestsException"] = "TooManyRequestsException";
	DeleteUserAttributesException["UserNotConfirmedException"] = "UserNotConfirmedException";
	DeleteUserAttributesException["UserNotFoundException"] = "UserNotFoundException";
})(DeleteUserAttributesException || (DeleteUserAttributesException = {}));
var DeleteUserException;
(function(DeleteUserException) {
	DeleteUserException["ForbiddenException"] = "ForbiddenException";
	DeleteUserException["InternalErrorException"] = "InternalErrorException";
	DeleteUserException["InvalidParameterException"] = "InvalidParameterException";
	DeleteUserException["NotAuthorizedException"] = "NotAuthorizedException";
	DeleteUserException["PasswordResetRequiredException"] = "PasswordResetRequiredException";
	DeleteUserException["ResourceNotFoundException"] = "ResourceNotFoundException";
	DeleteUserException["TooManyRequestsException"] = "TooManyRequestsException";
	DeleteUserException["UserNotConfirmedException"] = "UserNotConfirmedException";
	DeleteUserException["UserNotFoundException"] = "UserNotFoundException";
})(DeleteUserException || (DeleteUserException = {}));
var ForgetDeviceException;
(function(ForgetDeviceException) {
	ForgetDeviceException["ForbiddenException"] = "ForbiddenException";
	ForgetDeviceException["InternalErrorException"] = "InternalErrorException";
	ForgetDeviceException["InvalidParameterException"] = "InvalidParameterException";
	ForgetDeviceException["InvalidUserPoolConfigurationException"] = "InvalidUserPoolConfigurationException";
	ForgetDeviceException["NotAuthorizedException"] = "NotAuthorizedException";
	ForgetDeviceException["PasswordResetRequiredException"] = "PasswordResetRequiredException";
	ForgetDeviceException["ResourceNotFoundException"] = "ResourceNotFoundException";
	ForgetDeviceException["TooManyRequestsException"] = "TooManyRequestsException";
	ForgetDeviceException["UserNotConfirmedException"] = "UserNotConfirmedException";
	ForgetDeviceException["UserNotFoundException"] = "UserNotFoundException";
})(ForgetDeviceException || (ForgetDeviceException = {}));
var ForgotPasswordException;
(function(ForgotPasswordException) {
	ForgotPasswordException["CodeDeliveryFailureException"] = "CodeDeliveryFailureException";
	ForgotPasswordException["ForbiddenException"] = "ForbiddenException";
	ForgotPasswordException["InternalErrorException"] = "InternalErrorException";
	ForgotPasswordException["InvalidEmailRoleAccessPolicyException"] = "InvalidEmailRoleAccessPolicyException";
	ForgotPasswordException["InvalidLambdaResponseException"] = "InvalidLambdaResponseException";
	ForgotPasswordException["InvalidParameterException"] = "InvalidParameterException";
	ForgotPasswordException["InvalidSmsRoleAccessPolicyException"] = "InvalidSmsRoleAccessPolicyException";
	ForgotPasswordException["InvalidSmsRoleTrustRelationshipException"] = "InvalidSmsRoleTrustRelationshipException";
	ForgotPasswordException["LimitExceededException"] = "LimitExceededException";
	ForgotPasswordException["NotAuthorizedException"] = "NotAuthorizedException";
	ForgotPasswordException["ResourceNotFoundException"] = "ResourceNotFoundException";
	ForgotPasswordException["TooManyRequestsException"] = "TooManyRequestsException";
	ForgotPasswordException["UnexpectedLambdaException"] = "UnexpectedLambdaException";
	ForgotPasswordException["UserLambdaValidationException"] = "UserLambdaValidationException";
	ForgotPasswordException["UserNotFoundException"] = "UserNotFoundException";
})(ForgotPasswordException || (ForgotPasswordException = {}));
var GetUserException;
(function(GetUserException) {
	GetUserException["ForbiddenException"] = "ForbiddenException";
	GetUserException["InternalErrorException"] = "InternalErrorException";
	GetUserException["InvalidParameterException"] = "InvalidParameterException";
	GetUserException["NotAuthorizedException"] = "NotAuthorizedException";
	GetUserException["PasswordResetRequiredException"] = "PasswordResetRequiredException";
	GetUserException["ResourceNotFoundException"] = "ResourceNotFoundException";
	GetUserException["TooManyRequestsException"] = "TooManyRequestsException";
	GetUserException["UserNotConfirmedException"] = "UserNotConfirmedException";
	GetUserException["UserNotFoundException"] = "UserNotFoundException";
})(GetUserException || (GetUserException = {}));
var GetIdException;
(function(GetIdException) {
	GetIdException["ExternalServiceException"] = "ExternalServiceException";
	GetIdException["InternalErrorException"] = "InternalErrorException";
	GetIdException["InvalidParameterException"] = "InvalidParameterException";
	GetIdException["LimitExceededException"] = "LimitExceededException";
	GetIdException["NotAuthorizedException"] = "NotAuthorizedException";
	GetIdException["ResourceConflictException"] = "ResourceConflictException";
	GetIdException["ResourceNotFoundException"] = "ResourceNotFoundException";
	GetIdException["TooManyRequestsException"] = "TooManyRequestsException";
})(GetIdException || (GetIdException = {}));
var GetCredentialsForIdentityException;
(function(GetCredentialsForIdentityException) {
	GetCredentialsForIdentityException["ExternalServiceException"] = "ExternalServiceException";
	GetCredentialsForIdentityException["InternalErrorException"] = "InternalErrorException";
	GetCredentialsForIdentityException["InvalidIdentityPoolConfigurationException"] = "InvalidIdentityPoolConfigurationException";
	GetCredentialsForIdentityException["InvalidParameterException"] = "InvalidParameterException";
	GetCredentialsForIdentityException["NotAuthorizedException"] = "NotAuthorizedException";
	GetCredentialsForIdentityException["ResourceConflictException"] = "ResourceConflictException";
	GetCredentialsForIdentityException["ResourceNotFoundException"] = "ResourceNotFoundException";
	GetCredentialsForIdentityException["TooManyRequestsException"] = "TooManyRequestsException";
})(GetCredentialsForIdentityException || (GetCredentialsForIdentityException = {}));
var GetUserAttributeVerificationException;
(function(GetUserAttributeVerificationException) {
	GetUserAttributeVerificationException["CodeDeliveryFailureException"] = "CodeDeliveryFailureException";
	GetUserAttributeVerificationException["ForbiddenException"] = "ForbiddenException";
	GetUserAttributeVerificationException["InternalErrorException"] = "InternalErrorException";
	GetUserAttributeVerificationException["InvalidEmailRoleAccessPolicyException"] = "InvalidEmailRoleAccessPolicyException";
	GetUserAttributeVerificationException["InvalidLambdaResponseException"] = "InvalidLambdaResponseException";
	GetUserAttributeVerificationException["InvalidParameterException"] = "InvalidParameterException";
	GetUserAttributeVerificationException["InvalidSmsRoleAccessPolicyException"] = "InvalidSmsRoleAccessPolicyException";
	GetUserAttributeVerificationException["InvalidSmsRoleTrustRelationshipException"] = "InvalidSmsRoleTrustRelationshipException";
	GetUserAttributeVerificationException["LimitExceededException"] = "LimitExceededException";
	GetUserAttributeVerificationException["NotAuthorizedException"] = "NotAuthorizedException";
	GetUserAttributeVerificationException["PasswordResetRequiredException"] = "PasswordResetRequiredException";
	GetUserAttributeVerificationException["ResourceNotFoundException"] = "ResourceNotFoundException";
	GetUserAttributeVerificationException["TooManyRequestsException"] = "TooManyRequestsException";
	GetUserAttributeVerificationException["UnexpectedLambdaException"] = "UnexpectedLambdaException";
	GetUserAttributeVerificationException["UserLambdaValidationException"] = "UserLambdaValidationException";
	GetUserAttributeVerificationException["UserNotConfirmedException"] = "UserNotConfirmedException";
	GetUserAttributeVerificationException["UserNotFoundException"] = "UserNotFoundException";
})(GetUserAttributeVerificationException || (GetUserAttributeVerificationException = {}));
var GlobalSignOutException;
(function(GlobalSignOutException) {
	GlobalSignOutException["ForbiddenException"] = "ForbiddenException";
	GlobalSignOutException["InternalErrorException"] = "InternalErrorException";
	GlobalSignOutException["InvalidParameterException"] = "InvalidParameterException";
	GlobalSignOutException["NotAuthorizedException"] = "NotAuthorizedException";
	GlobalSignOutException["PasswordResetRequiredException"] = "PasswordResetRequiredException";
	GlobalSignOutException["ResourceNotFoundException"] = "ResourceNotFoundException";
	GlobalSignOutException["TooManyRequestsException"] = "TooManyRequestsException";
	GlobalSignOutException["UserNotConfirmedException"] = "UserNotConfirmedException";
})(GlobalSignOutException || (GlobalSignOutException = {}));
var InitiateAuthException;
(function(InitiateAuthException) {
	InitiateAuthException["PasswordResetRequiredException"] = "PasswordResetRequiredException";
	InitiateAuthException["ForbiddenException"] = "ForbiddenException";
	InitiateAuthException["InternalErrorException"] = "InternalErrorException";
	InitiateAuthException["InvalidLambdaResponseException"] = "InvalidLambdaResponseException";
	InitiateAuthException["InvalidParameterException"] = "InvalidParameterException";
	InitiateAuthException["InvalidSmsRoleAccessPolicyException"] = "InvalidSmsRoleAccessPolicyException";
	InitiateAuthException["InvalidSmsRoleTrustRelationshipException"] = "InvalidSmsRoleTrustRelationshipException";
	InitiateAuthException["InvalidUserPoolConfigurationException"] = "InvalidUserPoolConfigurationException";
	InitiateAuthException["NotAuthorizedException"] = "NotAuthorizedException";
	InitiateAuthException["ResourceNotFoundException"] = "ResourceNotFoundException";
	InitiateAuthException["TooManyRequestsException"] = "TooManyRequestsException";
	InitiateAuthException["UnexpectedLambdaException"] = "UnexpectedLambdaException";
	InitiateAuthException["UserLambdaValidationException"] = "UserLambdaValidationException";
	InitiateAuthException["UserNotConfirmedException"] = "UserNotConfirmedException";
	InitiateAuthException["UserNotFoundException"] = "UserNotFoundException";
})(InitiateAuthException || (InitiateAuthException = {}));
var ResendConfirmationException;
(function(ResendConfirmationException) {
	ResendConfirmationException["CodeDeliveryFailureException"] = "CodeDeliveryFailureException";
	ResendConfirmationException["ForbiddenException"] = "ForbiddenException";
	ResendConfirmationException["InternalErrorException"] = "InternalErrorException";
	ResendConfirmationException["InvalidEmailRoleAccessPolicyException"] = "InvalidEmailRoleAccessPolicyException";
	ResendConfirmationException["InvalidLambdaResponseException"] = "InvalidLambdaResponseException";
	ResendConfirmationException["InvalidParameterException"] = "InvalidParameterException";
	ResendConfirmationException["InvalidSmsRoleAccessPolicyException"] = "InvalidSmsRoleAccessPolicyException";
	ResendConfirmationException["InvalidSmsRoleTrustRelationshipException"] = "InvalidSmsRoleTrustRelationshipException";
	ResendConfirmationException["LimitExceededException"] = "LimitExceededException";
	ResendConfirmationException["NotAuthorizedException"] = "NotAuthorizedException";
	ResendConfirmationException["ResourceNotFoundException"] = "ResourceNotFoundException";
	ResendConfirmationException["TooManyRequestsException"] = "TooManyRequestsException";
	ResendConfirmationException["UnexpectedLambdaException"] = "UnexpectedLambdaException";
	ResendConfirmationException["UserLambdaValidationException"] = "UserLambdaValidationException";
	ResendConfirmationException["UserNotFoundException"] = "UserNotFoundException";
})(ResendConfirmationException || (ResendConfirmationException = {}));
var RespondToAuthChallengeException;
(function(RespondToAuthChallengeException) {
	RespondToAuthChallengeException["AliasExistsException"] = "AliasExistsException";
	RespondToAuthChallengeException["CodeMismatchException"] = "CodeMismatchException";
	RespondToAuthChallengeException["ExpiredCodeException"] = "ExpiredCodeException";
	RespondToAuthChallengeException["ForbiddenException"] = "ForbiddenException";
	RespondToAuthChallengeException["InternalErrorException"] = "InternalErrorException";
	RespondToAuthChallengeException["InvalidLambdaResponseException"] = "InvalidLambdaResponseException";
	RespondToAuthChallengeException["InvalidParameterException"] = "InvalidParameterException";
	RespondToAuthChallengeException["InvalidPasswordException"] = "InvalidPasswordException";
	RespondToAuthChallengeException["InvalidSmsRoleAccessPolicyException"] = "InvalidSmsRoleAccessPolicyException";
	RespondToAuthChallengeException["InvalidSmsRoleTrustRelationshipException"] = "InvalidSmsRoleTrustRelationshipException";
	RespondToAuthChallengeException["InvalidUserPoolConfigurationException"] = "InvalidUserPoolConfigurationException";
	RespondToAuthChallengeException["MFAMethodNotFoundException"] = "MFAMethodNotFoundException";
	RespondToAuthChallengeException["NotAuthorizedException"] = "NotAuthorizedException";
	RespondToAuthChallengeException["PasswordResetRequiredException"] = "PasswordResetRequiredException";
	RespondToAuthChallengeException["ResourceNotFoundException"] = "ResourceNotFoundException";
	RespondToAuthChallengeException["SoftwareTokenMFANotFoundException"] = "SoftwareTokenMFANotFoundException";
	RespondToAuthChallengeException["TooManyRequestsException"] = "TooManyRequestsException";
	RespondToAuthChallengeException["UnexpectedLambdaException"] = "UnexpectedLambdaException";
	RespondToAuthChallengeException["UserLambdaValidationException"] = "UserLambdaValidationException";
	RespondToAuthChallengeException["UserNotConfirmedException"] = "UserNotConfirmedException";
	RespondToAuthChallengeException["UserNotFoundException"] = "UserNotFoundException";
})(RespondToAuthChallengeException || (RespondToAuthChallengeException = {}));
var SetUserMFAPreferenceException;
(function(SetUserMFAPreferenceException) {
	SetUserMFAPreferenceException["ForbiddenException"] = "ForbiddenException";
	SetUserMFAPreferenceException["InternalErrorException"] = "InternalErrorException";
	SetUserMFAPreferenceException["InvalidParameterException"] = "InvalidParameterException";
	SetUserMFAPreferenceException["NotAuthorizedException"] = "NotAuthorizedException";
	SetUserMFAPreferenceException["PasswordResetRequiredException"] = "PasswordResetRequiredException";
	SetUserMFAPreferenceException["ResourceNotFoundException"] = "ResourceNotFoundException";
	SetUserMFAPreferenceException["UserNotConfirmedException"] = "UserNotConfirmedException";
	SetUserMFAPreferenceException["UserNotFoundException"] = "UserNotFoundException";
})(SetUserMFAPreferenceException || (SetUserMFAPreferenceException = {}));
var SignUpException;
(function(SignUpException) {
	SignUpException["CodeDeliveryFailureException"] = "CodeDeliveryFailureException";
	SignUpException["InternalErrorException"] = "InternalErrorException";
	SignUpException["InvalidEmailRoleAccessPolicyException"] = "InvalidEmailRoleAccessPolicyException";
	SignUpException["InvalidLambdaResponseException"] = "InvalidLambdaResponseException";
	SignUpException["InvalidParameterException"] = "InvalidParameterException";
	SignUpException["InvalidPasswordException"] = "InvalidPasswordException";
	SignUpException["InvalidSmsRoleAccessPolicyException"] = "InvalidSmsRoleAccessPolicyException";
	SignUpException["InvalidSmsRoleTrustRelationshipException"] = "InvalidSmsRoleTrustRelationshipException";
	SignUpException["NotAuthorizedException"] = "NotAuthorizedException";
	SignUpException["ResourceNotFoundException"] = "ResourceNotFoundException";
	SignUpException["TooManyRequestsException"] = "TooManyRequestsException";
	SignUpException["UnexpectedLambdaException"] = "UnexpectedLambdaException";
	SignUpException["UserLambdaValidationException"] = "UserLambdaValidationException";
	SignUpException["UsernameExistsException"] = "UsernameExistsException";
})(SignUpException || (SignUpException = {}));
var UpdateUserAttributesException;
(function(UpdateUserAttributesException) {
	UpdateUserAttributesException["AliasExistsException"] = "AliasExistsException";
	UpdateUserAttributesException["CodeDeliveryFailureException"] = "CodeDeliveryFailureException";
	UpdateUserAttributesException["CodeMismatchException"] = "CodeMismatchException";
	UpdateUserAttributesException["ExpiredCodeException"] = "ExpiredCodeException";
	UpdateUserAttributesException["ForbiddenException"] = "ForbiddenException";
	UpdateUserAttributesException["InternalErrorException"] = "InternalErrorException";
	UpdateUserAttributesException["InvalidEmailRoleAccessPolicyException"] = "InvalidEmailRoleAccessPolicyException";
	UpdateUserAttributesException["InvalidLambdaResponseException"] = "InvalidLambdaResponseException";
	UpdateUserAttributesException["InvalidParameterException"] = "InvalidParameterException";
	UpdateUserAttributesException["InvalidSmsRoleAccessPolicyException"] = "InvalidSmsRoleAccessPolicyException";
	UpdateUserAttributesException["InvalidSmsRoleTrustRelationshipException"] = "InvalidSmsRoleTrustRelationshipException";
	UpdateUserAttributesException["NotAuthorizedException"] = "NotAuthorizedException";
	UpdateUserAttributesException["PasswordResetRequiredException"] = "PasswordResetRequiredException";
	UpdateUserAttributesException["ResourceNotFoundException"] = "ResourceNotFoundException";
	UpdateUserAttributesException["TooManyRequestsException"] = "TooManyRequestsException";
	UpdateUserAttributesException["UnexpectedLambdaException"] = "UnexpectedLambdaException";
	UpdateUserAttributesException["UserLambdaValidationException"] = "UserLambdaValidationException";
	UpdateUserAttributesException["UserNotConfirmedException"] = "UserNotConfirmedException";
	UpdateUserAttributesException["UserNotFoundException"] = "UserNotFoundException";
})(UpdateUserAttributesException || (UpdateUserAttributesException = {}));
var VerifySoftwareTokenException;
(function(VerifySoftwareTokenException) {
	VerifySoftwareTokenException["CodeMismatchException"] = "CodeMismatchException";
	VerifySoftwareTokenException["EnableSoftwareTokenMFAException"] = "EnableSoftwareTokenMFAException";
	VerifySoftwareTokenException["ForbiddenException"] = "ForbiddenException";
	VerifySoftwareTokenException["InternalErrorException"] = "InternalErrorException";
	VerifySoftwareTokenException["InvalidParameterException"] = "InvalidParameterException";
	VerifySoftwareTokenException["InvalidUserPoolConfigurationException"] = "InvalidUserPoolConfigurationException";
	VerifySoftwareTokenException["NotAuthorizedException"] = "NotAuthorizedException";
	VerifySoftwareTokenException["PasswordResetRequiredException"] = "PasswordResetRequiredException";
	VerifySoftwareTokenException["ResourceNotFoundException"] = "ResourceNotFoundException";
	VerifySoftwareTokenException["SoftwareTokenMFANotFoundException"] = "SoftwareTokenMFANotFoundException";
	VerifySoftwareTokenException["TooManyRequestsException"] = "TooManyRequestsException";
	VerifySoftwareTokenException["UserNotConfirmedException"] = "UserNotConfirmedException";
	VerifySoftwareTokenException["UserNotFoundException"] = "UserNotFoundException";
})(VerifySoftwareTokenException || (VerifySoftwareTokenException = {}));
var VerifyUserAttributeException;
(function(VerifyUserAttributeException) {
	VerifyUserAttributeException["AliasExistsException"] = "AliasExistsException";
	VerifyUserAttributeException["CodeMismatchException"] = "CodeMismatchException";
	VerifyUserAttributeException["ExpiredCodeException"] = "ExpiredCodeException";
	VerifyUserAttributeException["ForbiddenException"] = "ForbiddenException";
	VerifyUserAttributeException["InternalErrorException"] = "InternalErrorException";
	VerifyUserAttributeException["InvalidParameterException"] = "InvalidParameterException";
	VerifyUserAttributeException["LimitExceededException"] = "LimitExceededException";
	VerifyUserAttributeException["NotAuthorizedException"] = "NotAuthorizedException";
	VerifyUserAttributeException["PasswordResetRequiredException"] = "PasswordResetRequiredException";
	VerifyUserAttributeException["ResourceNotFoundException"] = "ResourceNotFoundException";
	VerifyUserAttributeException["TooManyRequestsException"] = "TooManyRequestsException";
	VerifyUserAttributeException["UserNotConfirmedException"] = "UserNotConfirmedException";
	VerifyUserAttributeException["UserNotFoundException"] = "UserNotFoundException";
})(VerifyUserAttributeException || (VerifyUserAttributeException = {}));
var UpdateDeviceStatusException;
(function(UpdateDeviceStatusException) {
	UpdateDeviceStatusException["ForbiddenException"] = "ForbiddenException";
	UpdateDeviceStatusException["InternalErrorException"] = "InternalErrorException";
	UpdateDeviceStatusException["InvalidParameterException"] = "InvalidParameterException";
	UpdateDeviceStatusException["InvalidUserPoolConfigurationException"] = "InvalidUserPoolConfigurationException";
	UpdateDeviceStatusException["NotAuthorizedException"] = "NotAuthorizedException";
	UpdateDeviceStatusException["PasswordResetRequiredException"] = "PasswordResetRequiredException";
	UpdateDeviceStatusException["ResourceNotFoundException"] = "ResourceNotFoundException";
	UpdateDeviceStatusException["TooManyRequestsException"] = "TooManyRequestsException";
	UpdateDeviceStatusException["UserNotConfirmedException"] = "UserNotConfirmedException";
	UpdateDeviceStatusException["UserNotFoundException"] = "UserNotFoundException";
})(UpdateDeviceStatusException || (UpdateDeviceStatusException = {}));
var ListDevicesException;
(function(ListDevicesException) {
	ListDevicesException["ForbiddenException"] = "ForbiddenException";
	ListDevicesException["InternalErrorException"] = "InternalErrorException";
	ListDevicesException["InvalidParameterException"] = "InvalidParameterException";
	ListDevicesException["InvalidUserPoolConfigurationException"] = "InvalidUserPoolConfigurationException";
	ListDevicesException["NotAuthorizedException"] = "NotAuthorizedException";
	ListDevicesException["PasswordResetRequiredException"] = "PasswordResetRequiredException";
	ListDevicesException["ResourceNotFoundException"] = "ResourceNotFoundException";
	ListDevicesException["TooManyRequestsException"] = "TooManyRequestsException";
	ListDevicesException["UserNotConfirmedException"] = "UserNotConfirmedException";
	ListDevicesException["UserNotFoundException"] = "UserNotFoundException";
})(ListDevicesException || (ListDevicesException = {}));
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/foundation/factories/serviceClients/cognitoIdentityProvider/createInitiateAuthClient.mjs
var createInitiateAuthClient = (config) => composeServiceApi(cognitoUserPoolTransferHandler, createUserPoolSerializer("InitiateAuth"), createUserPoolDeserializer(), {
	...DEFAULT_SERVICE_CLIENT_API_CONFIG,
	...config
});
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/foundation/factories/serviceClients/cognitoIdentityProvider/createRespondToAuthChallengeClient.mjs
var createRespondToAuthChallengeClient = (config) => composeServiceApi(cognitoUserPoolTransferHandler, createUserPoolSerializer("RespondToAuthChallenge"), createUserPoolDeserializer(), {
	...DEFAULT_SERVICE_CLIENT_API_CONFIG,
	...config
});
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/foundation/factories/serviceClients/cognitoIdentityProvider/createAssociateSoftwareTokenClient.mjs
var createAssociateSoftwareTokenClient = (config) => composeServiceApi(cognitoUserPoolTransferHandler, createUserPoolSerializer("AssociateSoftwareToken"), createUserPoolDeserializer(), {
	...DEFAULT_SERVICE_CLIENT_API_CONFIG,
	...config
});
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/tokenProvider/cacheTokens.mjs
async function cacheCognitoTokens(AuthenticationResult, orchestrator) {
	if (AuthenticationResult.AccessToken) {
		const accessToken = decodeJWT(AuthenticationResult.AccessToken);
		const accessTokenIssuedAtInMillis = (accessToken.payload.iat || 0) * 1e3;
		const currentTime = (/* @__PURE__ */ new Date()).getTime();
		const clockDrift = accessTokenIssuedAtInMillis > 0 ? accessTokenIssuedAtInMillis - currentTime : 0;
		let idToken;
		let refreshToken;
		let deviceMetadata;
		if (AuthenticationResult.RefreshToken) refreshToken = AuthenticationResult.RefreshToken;
		if (AuthenticationResult.IdToken) idToken = decodeJWT(AuthenticationResult.IdToken);
		if (AuthenticationResult?.NewDeviceMetadata) deviceMetadata = AuthenticationResult.NewDeviceMetadata;
		const tokens = {
			accessToken,
			idToken,
			refreshToken,
			clockDrift,
			deviceMetadata,
			username: AuthenticationResult.username
		};
		if (AuthenticationResult?.signInDetails) tokens.signInDetails = AuthenticationResult.signInDetails;
		await (orchestrator ?? tokenOrchestrator).setTokens({ tokens });
	} else throw new AmplifyError({
		message: "Invalid tokens",
		name: "InvalidTokens",
		recoverySuggestion: "Check Cognito UserPool settings"
	});
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/dispatchSignedInHubEvent.mjs
var ERROR_MESSAGE = "Unable to get user session following successful sign-in.";
var dispatchSignedInHubEvent = async (ctx) => {
	try {
		Hub.dispatch("auth", {
			event: "signedIn",
			data: await getCurrentUser(ctx)
		}, "Auth", AMPLIFY_SYMBOL);
	} catch (error) {
		if (error.name === "UserUnAuthenticatedException") throw new AuthError({
			name: UNEXPECTED_SIGN_IN_INTERRUPTION_EXCEPTION,
			message: ERROR_MESSAGE,
			recoverySuggestion: "This most likely is due to auth tokens not being persisted. If you are using cookie store, please ensure cookies can be correctly set from your server."
		});
		throw error;
	}
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/client/utils/store/autoSignInStore.mjs
function defaultState() {
	return { active: false };
}
var autoSignInReducer = (state, action) => {
	switch (action.type) {
		case "SET_USERNAME": return {
			...state,
			username: action.value
		};
		case "SET_SESSION": return {
			...state,
			session: action.value
		};
		case "START": return {
			...state,
			active: true
		};
		case "RESET": return defaultState();
		default: return state;
	}
};
var createAutoSignInStore = (reducer) => {
	let currentState = reducer(defaultState(), { type: "RESET" });
	return {
		getState: () => currentState,
		dispatch: (action) => {
			currentState = reducer(currentState, action);
		}
	};
};
var autoSignInStore = createAutoSignInStore(autoSignInReducer);
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/client/utils/store/signInStore.mjs
var MS_TO_EXPIRY = 18e4;
var TGT_STATE = "CognitoSignInState";
var SIGN_IN_STATE_KEYS = {
	username: `${TGT_STATE}.username`,
	challengeName: `${TGT_STATE}.challengeName`,
	signInSession: `${TGT_STATE}.signInSession`,
	expiry: `${TGT_STATE}.expiry`
};
var signInReducer = (state, action) => {
	switch (action.type) {
		case "SET_SIGN_IN_SESSION":
			persistSignInState({ signInSession: action.value });
			return {
				...state,
				signInSession: action.value
			};
		case "SET_SIGN_IN_STATE":
			persistSignInState(action.value);
			return { ...action.value };
		case "SET_CHALLENGE_NAME":
			persistSignInState({ challengeName: action.value });
			return {
				...state,
				challengeName: action.value
			};
		case "SET_USERNAME":
			persistSignInState({ username: action.value });
			return {
				...state,
				username: action.value
			};
		case "SET_INITIAL_STATE": return getInitialState();
		case "RESET_STATE":
			clearPersistedSignInState();
			return getDefaultState();
		default: return state;
	}
};
var isExpired = (expiryDate) => {
	return Number(expiryDate) <= Date.now();
};
var resetActiveSignInState = () => {
	signInStore.dispatch({ type: "RESET_STATE" });
};
var clearPersistedSignInState = () => {
	for (const stateKey of Object.values(SIGN_IN_STATE_KEYS)) syncSessionStorage.removeItem(stateKey);
};
var getDefaultState = () => ({
	username: void 0,
	challengeName: void 0,
	signInSession: void 0
});
var getInitialState = () => {
	const expiry = syncSessionStorage.getItem(SIGN_IN_STATE_KEYS.expiry);
	if (!expiry || isExpired(expiry)) {
		clearPersistedSignInState();
		return getDefaultState();
	}
	return {
		username: syncSessionStorage.getItem(SIGN_IN_STATE_KEYS.username) ?? void 0,
		challengeName: syncSessionStorage.getItem(SIGN_IN_STATE_KEYS.challengeName) ?? void 0,
		signInSession: syncSessionStorage.getItem(SIGN_IN_STATE_KEYS.signInSession) ?? void 0
	};
};
var createStore = (reducer) => {
	let currentState = reducer(getDefaultState(), { type: "SET_INITIAL_STATE" });
	return {
		getState: () => currentState,
		dispatch: (action) => {
			currentState = reducer(currentState, action);
		}
	};
};
var signInStore = createStore(signInReducer);
function setActiveSignInState(state) {
	signInStore.dispatch({
		type: "SET_SIGN_IN_STATE",
		value: state
	});
}
var persistSignInState = ({ challengeName, signInSession, username }) => {
	username && syncSessionStorage.setItem(SIGN_IN_STATE_KEYS.username, username);
	challengeName && syncSessionStorage.setItem(SIGN_IN_STATE_KEYS.challengeName, challengeName);
	if (signInSession) {
		syncSessionStorage.setItem(SIGN_IN_STATE_KEYS.signInSession, signInSession);
		syncSessionStorage.setItem(SIGN_IN_STATE_KEYS.expiry, String(Date.now() + MS_TO_EXPIRY));
	}
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/client/utils/passkey/errors/passkeyErrorPlatformConstants.mjs
var NOT_SUPPORTED_RECOVERY_SUGGESTION = "Passkeys may not be supported on this device. Ensure your application is running in a secure context (HTTPS) and Web Authentication API is supported.";
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/client/utils/passkey/errors/passkeyError.mjs
var PasskeyError = class PasskeyError extends AmplifyError {
	constructor(params) {
		super(params);
		this.constructor = PasskeyError;
		Object.setPrototypeOf(this, PasskeyError.prototype);
	}
};
var PasskeyErrorCode;
(function(PasskeyErrorCode) {
	PasskeyErrorCode["PasskeyNotSupported"] = "PasskeyNotSupported";
	PasskeyErrorCode["PasskeyAlreadyExists"] = "PasskeyAlreadyExists";
	PasskeyErrorCode["InvalidPasskeyRegistrationOptions"] = "InvalidPasskeyRegistrationOptions";
	PasskeyErrorCode["InvalidPasskeyAuthenticationOptions"] = "InvalidPasskeyAuthenticationOptions";
	PasskeyErrorCode["RelyingPartyMismatch"] = "RelyingPartyMismatch";
	PasskeyErrorCode["PasskeyRegistrationFailed"] = "PasskeyRegistrationFailed";
	PasskeyErrorCode["PasskeyRetrievalFailed"] = "PasskeyRetrievalFailed";
	PasskeyErrorCode["PasskeyRegistrationCanceled"] = "PasskeyRegistrationCanceled";
	PasskeyErrorCode["PasskeyAuthenticationCanceled"] = "PasskeyAuthenticationCanceled";
	PasskeyErrorCode["PasskeyOperationAborted"] = "PasskeyOperationAborted";
})(PasskeyErrorCode || (PasskeyErrorCode = {}));
var ABORT_OR_CANCEL_RECOVERY_SUGGESTION = "User may have canceled the ceremony or another interruption has occurred. Check underlying error for details.";
var MISCONFIGURATION_RECOVERY_SUGGESTION = "Ensure your user pool is configured to support the WEB_AUTHN as an authentication factor.";
var passkeyErrorMap = {
	[PasskeyErrorCode.PasskeyNotSupported]: {
		message: "Passkeys may not be supported on this device.",
		recoverySuggestion: NOT_SUPPORTED_RECOVERY_SUGGESTION
	},
	[PasskeyErrorCode.InvalidPasskeyRegistrationOptions]: {
		message: "Invalid passkey registration options.",
		recoverySuggestion: MISCONFIGURATION_RECOVERY_SUGGESTION
	},
	[PasskeyErrorCode.InvalidPasskeyAuthenticationOptions]: {
		message: "Invalid passkey authentication options.",
		recoverySuggestion: MISCONFIGURATION_RECOVERY_SUGGESTION
	},
	[PasskeyErrorCode.PasskeyRegistrationFailed]: {
		message: "Device failed to create passkey.",
		recoverySuggestion: NOT_SUPPORTED_RECOVERY_SUGGESTION
	},
	[PasskeyErrorCode.PasskeyRetrievalFailed]: {
		message: "Device failed to retrieve passkey.",
		recoverySuggestion: "Passkeys may not be available on this device. Try an alternative authentication factor like PASSWORD, EMAIL_OTP, or SMS_OTP."
	},
	[PasskeyErrorCode.PasskeyAlreadyExists]: {
		message: "Passkey already exists in authenticator.",
		recoverySuggestion: "Proceed with existing passkey or try again after deleting the credential."
	},
	[PasskeyErrorCode.PasskeyRegistrationCanceled]: {
		message: "Passkey registration ceremony has been canceled.",
		recoverySuggestion: ABORT_OR_CANCEL_RECOVERY_SUGGESTION
	},
	[PasskeyErrorCode.PasskeyAuthenticationCanceled]: {
		message: "Passkey authentication ceremony has been canceled.",
		recoverySuggestion: ABORT_OR_CANCEL_RECOVERY_SUGGESTION
	},
	[PasskeyErrorCode.PasskeyOperationAborted]: {
		message: "Passkey operation has been aborted.",
		recoverySuggestion: ABORT_OR_CANCEL_RECOVERY_SUGGESTION
	},
	[PasskeyErrorCode.RelyingPartyMismatch]: {
		message: "Relying party does not match current domain.",
		recoverySuggestion: "Ensure relying party identifier matches current domain."
	}
};
var assertPasskeyError = createAssertionFunction(passkeyErrorMap, PasskeyError);
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/client/utils/passkey/errors/handlePasskeyError.mjs
/**
* Handles Overlapping Passkey Errors Between Registration & Authentication
* https://w3c.github.io/webauthn/#sctn-create-request-exceptions
* https://w3c.github.io/webauthn/#sctn-get-request-exceptions
*
* @param err unknown
* @returns PasskeyError
*/
var handlePasskeyError = (err) => {
	if (err instanceof Error) {
		if (err.name === "AbortError") {
			const { message, recoverySuggestion } = passkeyErrorMap[PasskeyErrorCode.PasskeyOperationAborted];
			return new PasskeyError({
				name: PasskeyErrorCode.PasskeyOperationAborted,
				message,
				recoverySuggestion,
				underlyingError: err
			});
		}
		if (err.name === "SecurityError") {
			const { message, recoverySuggestion } = passkeyErrorMap[PasskeyErrorCode.RelyingPartyMismatch];
			return new PasskeyError({
				name: PasskeyErrorCode.RelyingPartyMismatch,
				message,
				recoverySuggestion,
				underlyingError: err
			});
		}
	}
	return new PasskeyError({
		name: AmplifyErrorCode.Unknown,
		message: "An unknown error has occurred.",
		underlyingError: err
	});
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/client/utils/passkey/errors/handlePasskeyAuthenticationError.mjs
/**
* Handle Passkey Authentication Errors
* https://w3c.github.io/webauthn/#sctn-get-request-exceptions
*
* @param err unknown
* @returns PasskeyError
*/
var handlePasskeyAuthenticationError = (err) => {
	if (err instanceof PasskeyError) return err;
	if (err instanceof Error) {
		if (err.name === "NotAllowedError") {
			const { message, recoverySuggestion } = passkeyErrorMap[PasskeyErrorCode.PasskeyAuthenticationCanceled];
			return new PasskeyError({
				name: PasskeyErrorCode.PasskeyAuthenticationCanceled,
				message,
				recoverySuggestion,
				underlyingError: err
			});
		}
	}
	return handlePasskeyError(err);
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/client/utils/passkey/getIsPasskeySupported.mjs
/**
* Determines if passkey is supported in current context
* Will return false if executed in non-secure context
* @returns boolean
*/
var getIsPasskeySupported = () => {
	return isBrowser() && window.isSecureContext && "credentials" in navigator && typeof window.PublicKeyCredential === "function";
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/foundation/convert/base64url/convertArrayBufferToBase64Url.mjs
/**
* Converts an ArrayBuffer to a base64url encoded string
* @param buffer - the ArrayBuffer instance of a Uint8Array
* @returns string - a base64url encoded string
*/
var convertArrayBufferToBase64Url = (buffer) => {
	return base64Encoder.convert(new Uint8Array(buffer), {
		urlSafe: true,
		skipPadding: true
	});
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/foundation/convert/base64url/convertBase64UrlToArrayBuffer.mjs
/**
* Converts a base64url encoded string to an ArrayBuffer
* @param base64url - a base64url encoded string
* @returns ArrayBuffer
*/
var convertBase64UrlToArrayBuffer = (base64url) => {
	return Uint8Array.from(base64Decoder.convert(base64url, { urlSafe: true }), (x) => x.charCodeAt(0)).buffer;
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/client/utils/passkey/serde.mjs
/**
* Deserializes Public Key Credential Get Options JSON
* @param input PasskeyGetOptionsJson
* @returns PublicKeyCredentialRequestOptions
*/
var deserializeJsonToPkcGetOptions = (input) => {
	const challengeBuffer = convertBase64UrlToArrayBuffer(input.challenge);
	const allowedCredentialsWithBuffer = (input.allowCredentials || []).map((allowedCred) => ({
		...allowedCred,
		id: convertBase64UrlToArrayBuffer(allowedCred.id)
	}));
	return {
		...input,
		challenge: challengeBuffer,
		allowCredentials: allowedCredentialsWithBuffer
	};
};
/**
* Serializes a Public Key Credential With Attestation to JSON
* @param input PasskeyGetResult
* @returns PasskeyGetResultJson
*/
var serializePkcWithAssertionToJson = (input) => {
	const response = {
		clientDataJSON: convertArrayBufferToBase64Url(input.response.clientDataJSON),
		authenticatorData: convertArrayBufferToBase64Url(input.response.authenticatorData),
		signature: convertArrayBufferToBase64Url(input.response.signature)
	};
	if (input.response.userHandle) response.userHandle = convertArrayBufferToBase64Url(input.response.userHandle);
	const resultJson = {
		id: input.id,
		rawId: convertArrayBufferToBase64Url(input.rawId),
		type: input.type,
		clientExtensionResults: input.getClientExtensionResults(),
		response
	};
	if (input.authenticatorAttachment) resultJson.authenticatorAttachment = input.authenticatorAttachment;
	return resultJson;
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/client/utils/passkey/types/index.mjs
function assertCredentialIsPkcWithAuthenticatorAssertionResponse(credential) {
	assertPasskeyError(credential && credential instanceof PublicKeyCredential && credential.response instanceof AuthenticatorAssertionResponse, PasskeyErrorCode.PasskeyRetrievalFailed);
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/client/utils/passkey/getPasskey.mjs
var getPasskey = async (input) => {
	try {
		assertPasskeyError(getIsPasskeySupported(), PasskeyErrorCode.PasskeyNotSupported);
		const passkeyGetOptions = deserializeJsonToPkcGetOptions(input);
		const credential = await navigator.credentials.get({ publicKey: passkeyGetOptions });
		assertCredentialIsPkcWithAuthenticatorAssertionResponse(credential);
		return serializePkcWithAssertionToJson(credential);
	} catch (err) {
		throw handlePasskeyAuthenticationError(err);
	}
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/foundation/factories/serviceClients/cognitoIdentityProvider/createConfirmDeviceClient.mjs
var createConfirmDeviceClient = (config) => composeServiceApi(cognitoUserPoolTransferHandler, createUserPoolSerializer("ConfirmDevice"), createUserPoolDeserializer(), {
	...DEFAULT_SERVICE_CLIENT_API_CONFIG,
	...config
});
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/textEncoder/index.mjs
var textEncoder = { convert(input) {
	return new TextEncoder().encode(input);
} };
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs
function BigInteger(a, b) {
	if (a != null) this.fromString(a, b);
}
function nbi() {
	return new BigInteger(null, null);
}
var dbits;
function am1(i, x, w, j, c, n) {
	while (--n >= 0) {
		const v = x * this[i++] + w[j] + c;
		c = Math.floor(v / 67108864);
		w[j++] = v & 67108863;
	}
	return c;
}
function am2(i, x, w, j, c, n) {
	const xl = x & 32767;
	const xh = x >> 15;
	while (--n >= 0) {
		let l = this[i] & 32767;
		const h = this[i++] >> 15;
		const m = xh * l + h * xl;
		l = xl * l + ((m & 32767) << 15) + w[j] + (c & 1073741823);
		c = (l >>> 30) + (m >>> 15) + xh * h + (c >>> 30);
		w[j++] = l & 1073741823;
	}
	return c;
}
function am3(i, x, w, j, c, n) {
	const xl = x & 16383;
	const xh = x >> 14;
	while (--n >= 0) {
		let l = this[i] & 16383;
		const h = this[i++] >> 14;
		const m = xh * l + h * xl;
		l = xl * l + ((m & 16383) << 14) + w[j] + c;
		c = (l >> 28) + (m >> 14) + xh * h;
		w[j++] = l & 268435455;
	}
	return c;
}
var inBrowser = typeof navigator !== "undefined";
if (inBrowser && navigator.appName === "Microsoft Internet Explorer") {
	BigInteger.prototype.am = am2;
	dbits = 30;
} else if (inBrowser && navigator.appName !== "Netscape") {
	BigInteger.prototype.am = am1;
	dbits = 26;
} else {
	BigInteger.prototype.am = am3;
	dbits = 28;
}
BigInteger.prototype.DB = dbits;
BigInteger.prototype.DM = (1 << dbits) - 1;
BigInteger.prototype.DV = 1 << dbits;
var BI_FP = 52;
BigInteger.prototype.FV = Math.pow(2, BI_FP);
BigInteger.prototype.F1 = BI_FP - dbits;
BigInteger.prototype.F2 = 2 * dbits - BI_FP;
var BI_RM = "0123456789abcdefghijklmnopqrstuvwxyz";
var BI_RC = [];
var rr;
var vv;
rr = "0".charCodeAt(0);
for (vv = 0; vv <= 9; ++vv) BI_RC[rr++] = vv;
rr = "a".charCodeAt(0);
for (vv = 10; vv < 36; ++vv) BI_RC[rr++] = vv;
rr = "A".charCodeAt(0);
for (vv = 10; vv < 36; ++vv) BI_RC[rr++] = vv;
function int2char(n) {
	return BI_RM.charAt(n);
}
function intAt(s, i) {
	const c = BI_RC[s.charCodeAt(i)];
	return c == null ? -1 : c;
}
function bnpCopyTo(r) {
	for (let i = this.t - 1; i >= 0; --i) r[i] = this[i];
	r.t = this.t;
	r.s = this.s;
}
function bnpFromInt(x) {
	this.t = 1;
	this.s = x < 0 ? -1 : 0;
	if (x > 0) this[0] = x;
	else if (x < -1) this[0] = x + this.DV;
	else this.t = 0;
}
function nbv(i) {
	const r = nbi();
	r.fromInt(i);
	return r;
}
function bnpFromString(s, b) {
	let k;
	if (b === 16) k = 4;
	else if (b === 8) k = 3;
	else if (b === 2) k = 1;
	else if (b === 32) k = 5;
	else if (b === 4) k = 2;
	else throw new Error("Only radix 2, 4, 8, 16, 32 are supported");
	this.t = 0;
	this.s = 0;
	let i = s.length;
	let mi = false;
	let sh = 0;
	while (--i >= 0) {
		const x = intAt(s, i);
		if (x < 0) {
			if (s.charAt(i) === "-") mi = true;
			continue;
		}
		mi = false;
		if (sh === 0) this[this.t++] = x;
		else if (sh + k > this.DB) {
			this[this.t - 1] |= (x & (1 << this.DB - sh) - 1) << sh;
			this[this.t++] = x >> this.DB - sh;
		} else this[this.t - 1] |= x << sh;
		sh += k;
		if (sh >= this.DB) sh -= this.DB;
	}
	this.clamp();
	if (mi) BigInteger.ZERO.subTo(this, this);
}
function bnpClamp() {
	const c = this.s & this.DM;
	while (this.t > 0 && this[this.t - 1] == c) --this.t;
}
function bnToString(b) {
	if (this.s < 0) return "-" + this.negate().toString(b);
	let k;
	if (b == 16) k = 4;
	else if (b === 8) k = 3;
	else if (b === 2) k = 1;
	else if (b === 32) k = 5;
	else if (b === 4) k = 2;
	else throw new Error("Only radix 2, 4, 8, 16, 32 are supported");
	const km = (1 << k) - 1;
	let d;
	let m = false;
	let r = "";
	let i = this.t;
	let p = this.DB - i * this.DB % k;
	if (i-- > 0) {
		if (p < this.DB && (d = this[i] >> p) > 0) {
			m = true;
			r = int2char(d);
		}
		while (i >= 0) {
			if (p < k) {
				d = (this[i] & (1 << p) - 1) << k - p;
				d |= this[--i] >> (p += this.DB - k);
			} else {
				d = this[i] >> (p -= k) & km;
				if (p <= 0) {
					p += this.DB;
					--i;
				}
			}
			if (d > 0) m = true;
			if (m) r += int2char(d);
		}
	}
	return m ? r : "0";
}
function bnNegate() {
	const r = nbi();
	BigInteger.ZERO.subTo(this, r);
	return r;
}
function bnAbs() {
	return this.s < 0 ? this.negate() : this;
}
function bnCompareTo(a) {
	let r = this.s - a.s;
	if (r != 0) return r;
	let i = this.t;
	r = i - a.t;
	if (r != 0) return this.s < 0 ? -r : r;
	while (--i >= 0) if ((r = this[i] - a[i]) != 0) return r;
	return 0;
}
function nbits(x) {
	let r = 1;
	let t;
	if ((t = x >>> 16) !== 0) {
		x = t;
		r += 16;
	}
	if ((t = x >> 8) !== 0) {
		x = t;
		r += 8;
	}
	if ((t = x >> 4) !== 0) {
		x = t;
		r += 4;
	}
	if ((t = x >> 2) !== 0) {
		x = t;
		r += 2;
	}
	if ((t = x >> 1) !== 0) {
		x = t;
		r += 1;
	}
	return r;
}
function bnBitLength() {
	if (this.t <= 0) return 0;
	return this.DB * (this.t - 1) + nbits(this[this.t - 1] ^ this.s & this.DM);
}
function bnpDLShiftTo(n, r) {
	let i;
	for (i = this.t - 1; i >= 0; --i) r[i + n] = this[i];
	for (i = n - 1; i >= 0; --i) r[i] = 0;
	r.t = this.t + n;
	r.s = this.s;
}
function bnpDRShiftTo(n, r) {
	for (let i = n; i < this.t; ++i) r[i - n] = this[i];
	r.t = Math.max(this.t - n, 0);
	r.s = this.s;
}
function bnpLShiftTo(n, r) {
	const bs = n % this.DB;
	const cbs = this.DB - bs;
	const bm = (1 << cbs) - 1;
	const ds = Math.floor(n / this.DB);
	let c = this.s << bs & this.DM;
	let i;
	for (i = this.t - 1; i >= 0; --i) {
		r[i + ds + 1] = this[i] >> cbs | c;
		c = (this[i] & bm) << bs;
	}
	for (i = ds - 1; i >= 0; --i) r[i] = 0;
	r[ds] = c;
	r.t = this.t + ds + 1;
	r.s = this.s;
	r.clamp();
}
function bnpRShiftTo(n, r) {
	r.s = this.s;
	const ds = Math.floor(n / this.DB);
	if (ds >= this.t) {
		r.t = 0;
		return;
	}
	const bs = n % this.DB;
	const cbs = this.DB - bs;
	const bm = (1 << bs) - 1;
	r[0] = this[ds] >> bs;
	for (let i = ds + 1; i < this.t; ++i) {
		r[i - ds - 1] |= (this[i] & bm) << cbs;
		r[i - ds] = this[i] >> bs;
	}
	if (bs > 0) r[this.t - ds - 1] |= (this.s & bm) << cbs;
	r.t = this.t - ds;
	r.clamp();
}
function bnpSubTo(a, r) {
	let i = 0;
	let c = 0;
	const m = Math.min(a.t, this.t);
	while (i < m) {
		c += this[i] - a[i];
		r[i++] = c & this.DM;
		c >>= this.DB;
	}
	if (a.t < this.t) {
		c -= a.s;
		while (i < this.t) {
			c += this[i];
			r[i++] = c & this.DM;
			c >>= this.DB;
		}
		c += this.s;
	} else {
		c += this.s;
		while (i < a.t) {
			c -= a[i];
			r[i++] = c & this.DM;
			c >>= this.DB;
		}
		c -= a.s;
	}
	r.s = c < 0 ? -1 : 0;
	if (c < -1) r[i++] = this.DV + c;
	else if (c > 0) r[i++] = c;
	r.t = i;
	r.clamp();
}
function bnpMultiplyTo(a, r) {
	const x = this.abs();
	const y = a.abs();
	let i = x.t;
	r.t = i + y.t;
	while (--i >= 0) r[i] = 0;
	for (i = 0; i < y.t; ++i) r[i + x.t] = x.am(0, y[i], r, i, 0, x.t);
	r.s = 0;
	r.clamp();
	if (this.s !== a.s) BigInteger.ZERO.subTo(r, r);
}
function bnpSquareTo(r) {
	const x = this.abs();
	let i = r.t = 2 * x.t;
	while (--i >= 0) r[i] = 0;
	for (i = 0; i < x.t - 1; ++i) {
		const c = x.am(i, x[i], r, 2 * i, 0, 1);
		if ((r[i + x.t] += x.am(i + 1, 2 * x[i], r, 2 * i + 1, c, x.t - i - 1)) >= x.DV) {
			r[i + x.t] -= x.DV;
			r[i + x.t + 1] = 1;
		}
	}
	if (r.t > 0) r[r.t - 1] += x.am(i, x[i], r, 2 * i, 0, 1);
	r.s = 0;
	r.clamp();
}
function bnpDivRemTo(m, q, r) {
	const pm = m.abs();
	if (pm.t <= 0) return;
	const pt = this.abs();
	if (pt.t < pm.t) {
		if (q != null) q.fromInt(0);
		if (r != null) this.copyTo(r);
		return;
	}
	if (r === null) r = nbi();
	const y = nbi();
	const ts = this.s;
	const ms = m.s;
	const nsh = this.DB - nbits(pm[pm.t - 1]);
	if (nsh > 0) {
		pm.lShiftTo(nsh, y);
		pt.lShiftTo(nsh, r);
	} else {
		pm.copyTo(y);
		pt.copyTo(r);
	}
	const ys = y.t;
	const y0 = y[ys - 1];
	if (y0 === 0) return;
	const yt = y0 * (1 << this.F1) + (ys > 1 ? y[ys - 2] >> this.F2 : 0);
	const d1 = this.FV / yt;
	const d2 = (1 << this.F1) / yt;
	const e = 1 << this.F2;
	let i = r.t;
	let j = i - ys;
	const t = q === null ? nbi() : q;
	y.dlShiftTo(j, t);
	if (r.compareTo(t) >= 0) {
		r[r.t++] = 1;
		r.subTo(t, r);
	}
	BigInteger.ONE.dlShiftTo(ys, t);
	t.subTo(y, y);
	while (y.t < ys) y[y.t++] = 0;
	while (--j >= 0) {
		let qd = r[--i] === y0 ? this.DM : Math.floor(r[i] * d1 + (r[i - 1] + e) * d2);
		if ((r[i] += y.am(0, qd, r, j, 0, ys)) < qd) {
			y.dlShiftTo(j, t);
			r.subTo(t, r);
			while (r[i] < --qd) r.subTo(t, r);
		}
	}
	if (q !== null) {
		r.drShiftTo(ys, q);
		if (ts !== ms) BigInteger.ZERO.subTo(q, q);
	}
	r.t = ys;
	r.clamp();
	if (nsh > 0) r.rShiftTo(nsh, r);
	if (ts < 0) BigInteger.ZERO.subTo(r, r);
}
function bnMod(a) {
	const r = nbi();
	this.abs().divRemTo(a, null, r);
	if (this.s < 0 && r.compareTo(BigInteger.ZERO) > 0) a.subTo(r, r);
	return r;
}
function bnpInvDigit() {
	if (this.t < 1) return 0;
	const x = this[0];
	if ((x & 1) === 0) return 0;
	let y = x & 3;
	y = y * (2 - (x & 15) * y) & 15;
	y = y * (2 - (x & 255) * y) & 255;
	y = y * (2 - ((x & 65535) * y & 65535)) & 65535;
	y = y * (2 - x * y % this.DV) % this.DV;
	return y > 0 ? this.DV - y : -y;
}
function bnEquals(a) {
	return this.compareTo(a) === 0;
}
function bnpAddTo(a, r) {
	let i = 0;
	let c = 0;
	const m = Math.min(a.t, this.t);
	while (i < m) {
		c += this[i] + a[i];
		r[i++] = c & this.DM;
		c >>= this.DB;
	}
	if (a.t < this.t) {
		c += a.s;
		while (i < this.t) {
			c += this[i];
			r[i++] = c & this.DM;
			c >>= this.DB;
		}
		c += this.s;
	} else {
		c += this.s;
		while (i < a.t) {
			c += a[i];
			r[i++] = c & this.DM;
			c >>= this.DB;
		}
		c += a.s;
	}
	r.s = c < 0 ? -1 : 0;
	if (c > 0) r[i++] = c;
	else if (c < -1) r[i++] = this.DV + c;
	r.t = i;
	r.clamp();
}
function bnAdd(a) {
	const r = nbi();
	this.addTo(a, r);
	return r;
}
function bnSubtract(a) {
	const r = nbi();
	this.subTo(a, r);
	return r;
}
function bnMultiply(a) {
	const r = nbi();
	this.multiplyTo(a, r);
	return r;
}
function bnDivide(a) {
	const r = nbi();
	this.divRemTo(a, r, null);
	return r;
}
function Montgomery(m) {
	this.m = m;
	this.mp = m.invDigit();
	this.mpl = this.mp & 32767;
	this.mph = this.mp >> 15;
	this.um = (1 << m.DB - 15) - 1;
	this.mt2 = 2 * m.t;
}
function montConvert(x) {
	const r = nbi();
	x.abs().dlShiftTo(this.m.t, r);
	r.divRemTo(this.m, null, r);
	if (x.s < 0 && r.compareTo(BigInteger.ZERO) > 0) this.m.subTo(r, r);
	return r;
}
function montRevert(x) {
	const r = nbi();
	x.copyTo(r);
	this.reduce(r);
	return r;
}
function montReduce(x) {
	while (x.t <= this.mt2) x[x.t++] = 0;
	for (let i = 0; i < this.m.t; ++i) {
		let j = x[i] & 32767;
		const u0 = j * this.mpl + ((j * this.mph + (x[i] >> 15) * this.mpl & this.um) << 15) & x.DM;
		j = i + this.m.t;
		x[j] += this.m.am(0, u0, x, i, 0, this.m.t);
		while (x[j] >= x.DV) {
			x[j] -= x.DV;
			x[++j]++;
		}
	}
	x.clamp();
	x.drShiftTo(this.m.t, x);
	if (x.compareTo(this.m) >= 0) x.subTo(this.m, x);
}
function montSqrTo(x, r) {
	x.squareTo(r);
	this.reduce(r);
}
function montMulTo(x, y, r) {
	x.multiplyTo(y, r);
	this.reduce(r);
}
Montgomery.prototype.convert = montConvert;
Montgomery.prototype.revert = montRevert;
Montgomery.prototype.reduce = montReduce;
Montgomery.prototype.mulTo = montMulTo;
Montgomery.prototype.sqrTo = montSqrTo;
function bnModPow(e, m, callback) {
	let i = e.bitLength();
	let k;
	let r = nbv(1);
	const z = new Montgomery(m);
	if (i <= 0) return r;
	else if (i < 18) k = 1;
	else if (i < 48) k = 3;
	else if (i < 144) k = 4;
	else if (i < 768) k = 5;
	else k = 6;
	const g = [];
	let n = 3;
	const k1 = k - 1;
	const km = (1 << k) - 1;
	g[1] = z.convert(this);
	if (k > 1) {
		const g2 = nbi();
		z.sqrTo(g[1], g2);
		while (n <= km) {
			g[n] = nbi();
			z.mulTo(g2, g[n - 2], g[n]);
			n += 2;
		}
	}
	let j = e.t - 1;
	let w;
	let is1 = true;
	let r2 = nbi();
	let t;
	i = nbits(e[j]) - 1;
	while (j >= 0) {
		if (i >= k1) w = e[j] >> i - k1 & km;
		else {
			w = (e[j] & (1 << i + 1) - 1) << k1 - i;
			if (j > 0) w |= e[j - 1] >> this.DB + i - k1;
		}
		n = k;
		while ((w & 1) === 0) {
			w >>= 1;
			--n;
		}
		if ((i -= n) < 0) {
			i += this.DB;
			--j;
		}
		if (is1) {
			g[w].copyTo(r);
			is1 = false;
		} else {
			while (n > 1) {
				z.sqrTo(r, r2);
				z.sqrTo(r2, r);
				n -= 2;
			}
			if (n > 0) z.sqrTo(r, r2);
			else {
				t = r;
				r = r2;
				r2 = t;
			}
			z.mulTo(r2, g[w], r);
		}
		while (j >= 0 && (e[j] & 1 << i) === 0) {
			z.sqrTo(r, r2);
			t = r;
			r = r2;
			r2 = t;
			if (--i < 0) {
				i = this.DB - 1;
				--j;
			}
		}
	}
	const result = z.revert(r);
	callback(null, result);
	return result;
}
BigInteger.prototype.copyTo = bnpCopyTo;
BigInteger.prototype.fromInt = bnpFromInt;
BigInteger.prototype.fromString = bnpFromString;
BigInteger.prototype.clamp = bnpClamp;
BigInteger.prototype.dlShiftTo = bnpDLShiftTo;
BigInteger.prototype.drShiftTo = bnpDRShiftTo;
BigInteger.prototype.lShiftTo = bnpLShiftTo;
BigInteger.prototype.rShiftTo = bnpRShiftTo;
BigInteger.prototype.subTo = bnpSubTo;
BigInteger.prototype.multiplyTo = bnpMultiplyTo;
BigInteger.prototype.squareTo = bnpSquareTo;
BigInteger.prototype.divRemTo = bnpDivRemTo;
BigInteger.prototype.invDigit = bnpInvDigit;
BigInteger.prototype.addTo = bnpAddTo;
BigInteger.prototype.toString = bnToString;
BigInteger.prototype.negate = bnNegate;
BigInteger.prototype.abs = bnAbs;
BigInteger.prototype.compareTo = bnCompareTo;
BigInteger.prototype.bitLength = bnBitLength;
BigInteger.prototype.mod = bnMod;
BigInteger.prototype.equals = bnEquals;
BigInteger.prototype.add = bnAdd;
BigInteger.prototype.subtract = bnSubtract;
BigInteger.prototype.multiply = bnMultiply;
BigInteger.prototype.divide = bnDivide;
BigInteger.prototype.modPow = bnModPow;
BigInteger.ZERO = nbv(0);
BigInteger.ONE = nbv(1);
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/calculate/calculateS.mjs
/**
* @internal
*/
var calculateS = async ({ a, g, k, x, B, N, U }) => {
	return new Promise((resolve, reject) => {
		g.modPow(x, N, (outerErr, outerResult) => {
			if (outerErr) {
				reject(outerErr);
				return;
			}
			B.subtract(k.multiply(outerResult)).modPow(a.add(U.multiply(x)), N, (innerErr, innerResult) => {
				if (innerErr) {
					reject(innerErr);
					return;
				}
				resolve(innerResult.mod(N));
			});
		});
	});
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/constants.mjs
var INIT_N = "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF";
var SHORT_TO_HEX = {};
var HEX_TO_SHORT = {};
for (let i = 0; i < 256; i++) {
	let encodedByte = i.toString(16).toLowerCase();
	if (encodedByte.length === 1) encodedByte = `0${encodedByte}`;
	SHORT_TO_HEX[i] = encodedByte;
	HEX_TO_SHORT[encodedByte] = i;
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/getBytesFromHex.mjs
/**
* Converts a hexadecimal encoded string to a Uint8Array of bytes.
*
* @param encoded The hexadecimal encoded string
*/
var getBytesFromHex = (encoded) => {
	if (encoded.length % 2 !== 0) throw new Error("Hex encoded strings must have an even number length");
	const out = new Uint8Array(encoded.length / 2);
	for (let i = 0; i < encoded.length; i += 2) {
		const encodedByte = encoded.slice(i, i + 2).toLowerCase();
		if (encodedByte in HEX_TO_SHORT) out[i / 2] = HEX_TO_SHORT[encodedByte];
		else throw new Error(`Cannot decode unrecognized sequence ${encodedByte} as hexadecimal`);
	}
	return out;
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/getHexFromBytes.mjs
/**
* Converts a Uint8Array of binary data to a hexadecimal encoded string.
*
* @param bytes The binary data to encode
*/
var getHexFromBytes = (bytes) => {
	let out = "";
	for (let i = 0; i < bytes.byteLength; i++) out += SHORT_TO_HEX[bytes[i]];
	return out;
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/getHashFromData.mjs
/**
* Calculate a hash from a `SourceData`
* @param {SourceData} data Value to hash.
* @returns {string} Hex-encoded hash.
* @private
*/
var getHashFromData = (data) => {
	const sha256 = new Sha256();
	sha256.update(data);
	const hashHexFromUint8 = getHexFromBytes(sha256.digestSync());
	return new Array(64 - hashHexFromUint8.length).join("0") + hashHexFromUint8;
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/getHashFromHex.mjs
/**
* Calculate a hash from a hex string
* @param {string} hexStr Value to hash.
* @returns {string} Hex-encoded hash.
* @private
*/
var getHashFromHex = (hexStr) => getHashFromData(getBytesFromHex(hexStr));
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/getPaddedHex.mjs
/**
* Tests if a hex string has it most significant bit set (case-insensitive regex)
*/
var HEX_MSB_REGEX = /^[89a-f]/i;
/**
* Returns an unambiguous, even-length hex string of the two's complement encoding of an integer.
*
* It is compatible with the hex encoding of Java's BigInteger's toByteArray(), wich returns a
* byte array containing the two's-complement representation of a BigInteger. The array contains
* the minimum number of bytes required to represent the BigInteger, including at least one sign bit.
*
* Examples showing how ambiguity is avoided by left padding with:
* 	"00" (for positive values where the most-significant-bit is set)
*  "FF" (for negative values where the most-significant-bit is set)
*
* padHex(bigInteger.fromInt(-236))  === "FF14"
* padHex(bigInteger.fromInt(20))    === "14"
*
* padHex(bigInteger.fromInt(-200))  === "FF38"
* padHex(bigInteger.fromInt(56))    === "38"
*
* padHex(bigInteger.fromInt(-20))   === "EC"
* padHex(bigInteger.fromInt(236))   === "00EC"
*
* padHex(bigInteger.fromInt(-56))   === "C8"
* padHex(bigInteger.fromInt(200))   === "00C8"
*
* @param {AuthBigInteger} bigInt Number to encode.
* @returns {String} even-length hex string of the two's complement encoding.
*/
var getPaddedHex = (bigInt) => {
	if (!(bigInt instanceof BigInteger)) throw new Error("Not a BigInteger");
	const isNegative = bigInt.compareTo(BigInteger.ZERO) < 0;
	let hexStr = bigInt.abs().toString(16);
	hexStr = hexStr.length % 2 !== 0 ? `0${hexStr}` : hexStr;
	hexStr = HEX_MSB_REGEX.test(hexStr) ? `00${hexStr}` : hexStr;
	if (isNegative) {
		hexStr = new BigInteger(hexStr.split("").map((x) => {
			const invertedNibble = ~parseInt(x, 16) & 15;
			return "0123456789ABCDEF".charAt(invertedNibble);
		}).join(""), 16).add(BigInteger.ONE).toString(16);
		if (hexStr.toUpperCase().startsWith("FF8")) hexStr = hexStr.substring(2);
	}
	return hexStr;
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/calculate/calculateU.mjs
/**
* @internal
*/
var calculateU = ({ A, B }) => {
	const U = new BigInteger(getHashFromHex(getPaddedHex(A) + getPaddedHex(B)), 16);
	if (U.equals(BigInteger.ZERO)) throw new Error("U cannot be zero.");
	return U;
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/getHkdfKey.mjs
/**
* Standard HKDF algorithm.
*
* @param {Uint8Array} ikm Input key material.
* @param {Uint8Array} salt Salt value.
* @param {Uint8Array} info Context and application specific info.
*
* @returns {Uint8Array} Strong key material.
*
* @internal
*/
var getHkdfKey = (ikm, salt, info) => {
	const awsCryptoHash = new Sha256(salt);
	awsCryptoHash.update(ikm);
	const resultFromAWSCryptoPrk = awsCryptoHash.digestSync();
	const awsCryptoHashHmac = new Sha256(resultFromAWSCryptoPrk);
	awsCryptoHashHmac.update(info);
	return awsCryptoHashHmac.digestSync().slice(0, 16);
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/getRandomBytes.mjs
/**
* Returns a Uint8Array with a sequence of random nBytes
*
* @param {number} nBytes
* @returns {Uint8Array} fixed-length sequence of random bytes
*/
var getRandomBytes = (nBytes) => {
	return getBytesFromHex(new WordArray().random(nBytes).toString());
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/getRandomString.mjs
/**
* Helper function to generate a random string
* @returns {string} a random value.
*
* @internal
*/
var getRandomString = () => base64Encoder.convert(getRandomBytes(40));
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/AuthenticationHelper/AuthenticationHelper.mjs
/** @class */
var AuthenticationHelper = class {
	constructor({ userPoolName, a, g, A, N }) {
		this.encoder = textEncoder;
		this.userPoolName = userPoolName;
		this.a = a;
		this.g = g;
		this.A = A;
		this.N = N;
		this.k = new BigInteger(getHashFromHex(`${getPaddedHex(N)}${getPaddedHex(g)}`), 16);
	}
	/**
	* @returns {string} Generated random value included in password hash.
	*/
	getRandomPassword() {
		if (!this.randomPassword) throw new AuthError({
			name: "EmptyBigIntegerRandomPassword",
			message: "random password is empty"
		});
		return this.randomPassword;
	}
	/**
	* @returns {string} Generated random value included in devices hash.
	*/
	getSaltToHashDevices() {
		if (!this.saltToHashDevices) throw new AuthError({
			name: "EmptyBigIntegersaltToHashDevices",
			message: "saltToHashDevices is empty"
		});
		return this.saltToHashDevices;
	}
	/**
	* @returns {string} Value used to verify devices.
	*/
	getVerifierDevices() {
		if (!this.verifierDevices) throw new AuthError({
			name: "EmptyBigIntegerVerifierDevices",
			message: "verifyDevices is empty"
		});
		return this.verifierDevices;
	}
	/**
	* Generate salts and compute verifier.
	*
	* @param {string} deviceGroupKey Devices to generate verifier for.
	* @param {string} username User to generate verifier for.
	*
	* @returns {Promise<void>}
	*/
	async generateHashDevice(deviceGroupKey, username) {
		this.randomPassword = getRandomString();
		const hashedString = getHashFromData(`${deviceGroupKey}${username}:${this.randomPassword}`);
		const hexRandom = getHexFromBytes(getRandomBytes(16));
		this.saltToHashDevices = getPaddedHex(new BigInteger(hexRandom, 16));
		return new Promise((resolve, reject) => {
			this.g.modPow(new BigInteger(getHashFromHex(this.saltToHashDevices + hashedString), 16), this.N, (err, result) => {
				if (err) {
					reject(err);
					return;
				}
				this.verifierDevices = getPaddedHex(result);
				resolve();
			});
		});
	}
	/**
	* Calculates the final HKDF key based on computed S value, computed U value and the key
	*
	* @param {String} username Username.
	* @param {String} password Password.
	* @param {AuthBigInteger} B Server B value.
	* @param {AuthBigInteger} salt Generated salt.
	*/
	async getPasswordAuthenticationKey({ username, password, serverBValue, salt }) {
		if (serverBValue.mod(this.N).equals(BigInteger.ZERO)) throw new Error("B cannot be zero.");
		const U = calculateU({
			A: this.A,
			B: serverBValue
		});
		const usernamePasswordHash = getHashFromData(`${this.userPoolName}${username}:${password}`);
		const x = new BigInteger(getHashFromHex(getPaddedHex(salt) + usernamePasswordHash), 16);
		const S = await calculateS({
			a: this.a,
			g: this.g,
			k: this.k,
			x,
			B: serverBValue,
			N: this.N,
			U
		});
		const context = this.encoder.convert("Caldera Derived Key");
		const spacer = this.encoder.convert(String.fromCharCode(1));
		const info = new Uint8Array(context.byteLength + spacer.byteLength);
		info.set(context, 0);
		info.set(spacer, context.byteLength);
		return getHkdfKey(getBytesFromHex(getPaddedHex(S)), getBytesFromHex(getPaddedHex(U)), info);
	}
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/calculate/calculateA.mjs
/**
* @internal
*/
var calculateA = async ({ a, g, N }) => {
	return new Promise((resolve, reject) => {
		g.modPow(a, N, (err, A) => {
			if (err) {
				reject(err);
				return;
			}
			if (A.mod(N).equals(BigInteger.ZERO)) {
				reject(/* @__PURE__ */ new Error("Illegal parameter. A mod N cannot be 0."));
				return;
			}
			resolve(A);
		});
	});
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/getAuthenticationHelper.mjs
/**
* Returns a new {@link AuthenticationHelper} instance with randomly generated BigInteger seed
*
* @param userPoolName Cognito user pool name.
* @returns An {@link AuthenticationHelper} instance.
*
* @internal
*/
var getAuthenticationHelper = async (userPoolName) => {
	const N = new BigInteger(INIT_N, 16);
	const g = new BigInteger("2", 16);
	const a = generateRandomBigInteger();
	return new AuthenticationHelper({
		userPoolName,
		a,
		g,
		A: await calculateA({
			a,
			g,
			N
		}),
		N
	});
};
/**
* Generates a random BigInteger.
*
* @returns {BigInteger} a random value.
*/
var generateRandomBigInteger = () => {
	return new BigInteger(getHexFromBytes(getRandomBytes(128)), 16);
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/getNewDeviceMetadata.mjs
/**
* This function is used to kick off the device management flow.
*
* If an error is thrown while generating a hash device or calling the `ConfirmDevice`
* client, then this API will ignore the error and return undefined. Otherwise the authentication
* flow will not complete and the user won't be able to be signed in.
*
* @returns DeviceMetadata | undefined
*/
async function getNewDeviceMetadata({ userPoolId, userPoolEndpoint, newDeviceMetadata, accessToken }) {
	if (!newDeviceMetadata) return void 0;
	const authenticationHelper = await getAuthenticationHelper(userPoolId.split("_")[1] || "");
	const deviceKey = newDeviceMetadata?.DeviceKey;
	const deviceGroupKey = newDeviceMetadata?.DeviceGroupKey;
	try {
		await authenticationHelper.generateHashDevice(deviceGroupKey ?? "", deviceKey ?? "");
	} catch (errGenHash) {
		return;
	}
	const deviceSecretVerifierConfig = {
		Salt: base64Encoder.convert(getBytesFromHex(authenticationHelper.getSaltToHashDevices())),
		PasswordVerifier: base64Encoder.convert(getBytesFromHex(authenticationHelper.getVerifierDevices()))
	};
	const randomPassword = authenticationHelper.getRandomPassword();
	try {
		await createConfirmDeviceClient({ endpointResolver: createCognitoUserPoolEndpointResolver({ endpointOverride: userPoolEndpoint }) })({ region: getRegionFromUserPoolId(userPoolId) }, {
			AccessToken: accessToken,
			DeviceName: await getDeviceName(),
			DeviceKey: newDeviceMetadata?.DeviceKey,
			DeviceSecretVerifierConfig: deviceSecretVerifierConfig
		});
		return {
			deviceKey,
			deviceGroupKey,
			randomPassword
		};
	} catch (error) {
		return;
	}
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/client/flows/userAuth/handleWebAuthnSignInResult.mjs
async function handleWebAuthnSignInResult(ctx, challengeParameters) {
	const authConfig = ctx.resourcesConfig.Auth?.Cognito;
	assertTokenProviderConfig(authConfig);
	const { username, signInSession, signInDetails, challengeName } = signInStore.getState();
	if (challengeName !== "WEB_AUTHN" || !username) throw new AuthError({
		name: AuthErrorCodes.SignInException,
		message: "Unable to proceed due to invalid sign in state."
	});
	const { CREDENTIAL_REQUEST_OPTIONS: credentialRequestOptions } = challengeParameters;
	assertPasskeyError(!!credentialRequestOptions, PasskeyErrorCode.InvalidPasskeyAuthenticationOptions);
	const cred = await getPasskey(JSON.parse(credentialRequestOptions));
	const { ChallengeName: nextChallengeName, ChallengeParameters: nextChallengeParameters, AuthenticationResult: authenticationResult, Session: nextSession } = await createRespondToAuthChallengeClient({ endpointResolver: createCognitoUserPoolEndpointResolver({ endpointOverride: authConfig.userPoolEndpoint }) })({
		region: getRegionFromUserPoolId(authConfig.userPoolId),
		userAgentValue: getAuthUserAgentValue(AuthAction.ConfirmSignIn)
	}, {
		ChallengeName: "WEB_AUTHN",
		ChallengeResponses: {
			USERNAME: username,
			CREDENTIAL: JSON.stringify(cred)
		},
		ClientId: authConfig.userPoolClientId,
		Session: signInSession
	});
	setActiveSignInState({
		signInSession: nextSession,
		username,
		challengeName: nextChallengeName,
		signInDetails
	});
	if (authenticationResult) {
		await cacheCognitoTokens({
			...authenticationResult,
			username,
			NewDeviceMetadata: await getNewDeviceMetadata({
				userPoolId: authConfig.userPoolId,
				userPoolEndpoint: authConfig.userPoolEndpoint,
				newDeviceMetadata: authenticationResult.NewDeviceMetadata,
				accessToken: authenticationResult.AccessToken
			}),
			signInDetails
		}, resolveTokenOrchestrator(ctx));
		signInStore.dispatch({ type: "RESET_STATE" });
		await dispatchSignedInHubEvent(ctx);
		return {
			isSignedIn: true,
			nextStep: { signInStep: "DONE" }
		};
	}
	if (nextChallengeName === "WEB_AUTHN") throw new AuthError({
		name: AuthErrorCodes.SignInException,
		message: "Sequential WEB_AUTHN challenges returned from underlying service cannot be handled."
	});
	return {
		challengeName: nextChallengeName,
		challengeParameters: nextChallengeParameters
	};
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/userContextData.mjs
function getUserContextData({ username, userPoolId, userPoolClientId }) {
	if (typeof window === "undefined") return;
	const amazonCognitoAdvancedSecurityData = window.AmazonCognitoAdvancedSecurityData;
	if (typeof amazonCognitoAdvancedSecurityData === "undefined") return;
	const advancedSecurityData = amazonCognitoAdvancedSecurityData.getData(username, userPoolId, userPoolClientId);
	if (advancedSecurityData) return { EncodedData: advancedSecurityData };
	return {};
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/getNowString.mjs
var MONTH_NAMES = [
	"Jan",
	"Feb",
	"Mar",
	"Apr",
	"May",
	"Jun",
	"Jul",
	"Aug",
	"Sep",
	"Oct",
	"Nov",
	"Dec"
];
var WEEK_NAMES = [
	"Sun",
	"Mon",
	"Tue",
	"Wed",
	"Thu",
	"Fri",
	"Sat"
];
var getNowString = () => {
	const now = /* @__PURE__ */ new Date();
	const weekDay = WEEK_NAMES[now.getUTCDay()];
	const month = MONTH_NAMES[now.getUTCMonth()];
	const day = now.getUTCDate();
	let hours = now.getUTCHours();
	if (hours < 10) hours = `0${hours}`;
	let minutes = now.getUTCMinutes();
	if (minutes < 10) minutes = `0${minutes}`;
	let seconds = now.getUTCSeconds();
	if (seconds < 10) seconds = `0${seconds}`;
	const year = now.getUTCFullYear();
	return `${weekDay} ${month} ${day} ${hours}:${minutes}:${seconds} UTC ${year}`;
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/getSignatureString.mjs
var getSignatureString = ({ userPoolName, username, challengeParameters, dateNow, hkdf }) => {
	const bufUPIDaToB = textEncoder.convert(userPoolName);
	const bufUNaToB = textEncoder.convert(username);
	const bufSBaToB = urlB64ToUint8Array(challengeParameters.SECRET_BLOCK);
	const bufDNaToB = textEncoder.convert(dateNow);
	const bufConcat = new Uint8Array(bufUPIDaToB.byteLength + bufUNaToB.byteLength + bufSBaToB.byteLength + bufDNaToB.byteLength);
	bufConcat.set(bufUPIDaToB, 0);
	bufConcat.set(bufUNaToB, bufUPIDaToB.byteLength);
	bufConcat.set(bufSBaToB, bufUPIDaToB.byteLength + bufUNaToB.byteLength);
	bufConcat.set(bufDNaToB, bufUPIDaToB.byteLength + bufUNaToB.byteLength + bufSBaToB.byteLength);
	const awsCryptoHash = new Sha256(hkdf);
	awsCryptoHash.update(bufConcat);
	const resultFromAWSCrypto = awsCryptoHash.digestSync();
	return base64Encoder.convert(resultFromAWSCrypto);
};
var urlB64ToUint8Array = (base64String) => {
	const base64 = (base64String + "=".repeat((4 - base64String.length % 4) % 4)).replace(/-/g, "+").replace(/_/g, "/");
	const rawData = base64Decoder.convert(base64);
	const outputArray = new Uint8Array(rawData.length);
	for (let i = 0; i < rawData.length; ++i) outputArray[i] = rawData.charCodeAt(i);
	return outputArray;
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/handleDeviceSRPAuth.mjs
async function handleDeviceSRPAuth({ username, config, clientMetadata, session, tokenOrchestrator }) {
	const { userPoolId, userPoolEndpoint } = config;
	const clientId = config.userPoolClientId;
	const deviceMetadata = await tokenOrchestrator?.getDeviceMetadata(username);
	assertDeviceMetadata(deviceMetadata);
	const authenticationHelper = await getAuthenticationHelper(deviceMetadata.deviceGroupKey);
	const jsonReqResponseChallenge = {
		ChallengeName: "DEVICE_SRP_AUTH",
		ClientId: clientId,
		ChallengeResponses: {
			USERNAME: username,
			SRP_A: authenticationHelper.A.toString(16),
			DEVICE_KEY: deviceMetadata.deviceKey
		},
		ClientMetadata: clientMetadata,
		Session: session
	};
	const { ChallengeParameters: respondedChallengeParameters, Session } = await createRespondToAuthChallengeClient({ endpointResolver: createCognitoUserPoolEndpointResolver({ endpointOverride: userPoolEndpoint }) })({ region: getRegionFromUserPoolId(userPoolId) }, jsonReqResponseChallenge);
	return handleDevicePasswordVerifier(username, respondedChallengeParameters, clientMetadata, Session, authenticationHelper, config, tokenOrchestrator);
}
async function handleDevicePasswordVerifier(username, challengeParameters, clientMetadata, session, authenticationHelper, { userPoolId, userPoolClientId, userPoolEndpoint }, tokenOrchestrator) {
	const deviceMetadata = await tokenOrchestrator?.getDeviceMetadata(username);
	assertDeviceMetadata(deviceMetadata);
	const serverBValue = new BigInteger(challengeParameters?.SRP_B, 16);
	const salt = new BigInteger(challengeParameters?.SALT, 16);
	const { deviceKey } = deviceMetadata;
	const { deviceGroupKey } = deviceMetadata;
	const hkdf = await authenticationHelper.getPasswordAuthenticationKey({
		username: deviceMetadata.deviceKey,
		password: deviceMetadata.randomPassword,
		serverBValue,
		salt
	});
	const dateNow = getNowString();
	const jsonReqResponseChallenge = {
		ChallengeName: "DEVICE_PASSWORD_VERIFIER",
		ClientId: userPoolClientId,
		ChallengeResponses: {
			USERNAME: challengeParameters?.USERNAME ?? username,
			PASSWORD_CLAIM_SECRET_BLOCK: challengeParameters?.SECRET_BLOCK,
			TIMESTAMP: dateNow,
			PASSWORD_CLAIM_SIGNATURE: getSignatureString({
				username: deviceKey,
				userPoolName: deviceGroupKey,
				challengeParameters,
				dateNow,
				hkdf
			}),
			DEVICE_KEY: deviceKey
		},
		Session: session,
		ClientMetadata: clientMetadata,
		UserContextData: getUserContextData({
			username,
			userPoolId,
			userPoolClientId
		})
	};
	return createRespondToAuthChallengeClient({ endpointResolver: createCognitoUserPoolEndpointResolver({ endpointOverride: userPoolEndpoint }) })({ region: getRegionFromUserPoolId(userPoolId) }, jsonReqResponseChallenge);
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/handlePasswordVerifierChallenge.mjs
async function handlePasswordVerifierChallenge(password, challengeParameters, clientMetadata, session, authenticationHelper, config, tokenOrchestrator) {
	const { userPoolId, userPoolClientId, userPoolEndpoint } = config;
	const userPoolName = userPoolId?.split("_")[1] || "";
	const serverBValue = new BigInteger(challengeParameters?.SRP_B, 16);
	const salt = new BigInteger(challengeParameters?.SALT, 16);
	const username = challengeParameters?.USER_ID_FOR_SRP;
	if (!username) throw new AuthError({
		name: "EmptyUserIdForSRPException",
		message: "USER_ID_FOR_SRP was not found in challengeParameters"
	});
	const hkdf = await authenticationHelper.getPasswordAuthenticationKey({
		username,
		password,
		serverBValue,
		salt
	});
	const dateNow = getNowString();
	const challengeResponses = {
		USERNAME: username,
		PASSWORD_CLAIM_SECRET_BLOCK: challengeParameters?.SECRET_BLOCK,
		TIMESTAMP: dateNow,
		PASSWORD_CLAIM_SIGNATURE: getSignatureString({
			username,
			userPoolName,
			challengeParameters,
			dateNow,
			hkdf
		})
	};
	const deviceMetadata = await tokenOrchestrator.getDeviceMetadata(username);
	if (deviceMetadata && deviceMetadata.deviceKey) challengeResponses.DEVICE_KEY = deviceMetadata.deviceKey;
	const jsonReqResponseChallenge = {
		ChallengeName: "PASSWORD_VERIFIER",
		ChallengeResponses: challengeResponses,
		ClientMetadata: clientMetadata,
		Session: session,
		ClientId: userPoolClientId,
		UserContextData: getUserContextData({
			username,
			userPoolId,
			userPoolClientId
		})
	};
	const response = await createRespondToAuthChallengeClient({ endpointResolver: createCognitoUserPoolEndpointResolver({ endpointOverride: userPoolEndpoint }) })({ region: getRegionFromUserPoolId(userPoolId) }, jsonReqResponseChallenge);
	if (response.ChallengeName === "DEVICE_SRP_AUTH") return handleDeviceSRPAuth({
		username,
		config,
		clientMetadata,
		session: response.Session,
		tokenOrchestrator
	});
	return response;
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/retryOnResourceNotFoundException.mjs
/**
* It will retry the function if the error is a `ResourceNotFoundException` and
* will clean the device keys stored in the storage mechanism.
*
*/
async function retryOnResourceNotFoundException(func, args, username, tokenOrchestrator) {
	try {
		return await func(...args);
	} catch (error) {
		if (error instanceof AuthError && error.name === "ResourceNotFoundException" && error.message.includes("Device does not exist.")) {
			await tokenOrchestrator.clearDeviceMetadata(username);
			return func(...args);
		}
		throw error;
	}
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/setActiveSignInUsername.mjs
function setActiveSignInUsername(username) {
	const { dispatch } = signInStore;
	dispatch({
		type: "SET_USERNAME",
		value: username
	});
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/client/flows/shared/handlePasswordSRP.mjs
/**
* Handles the Password SRP (Secure Remote Password) authentication flow.
* This function can be used with both USER_SRP_AUTH and USER_AUTH flows.
*
* @param {Object} params - The parameters for the Password SRP authentication
* @param {string} params.username - The username for authentication
* @param {string} params.password - The user's password
* @param {ClientMetadata} [params.clientMetadata] - Optional metadata to be sent with auth requests
* @param {CognitoUserPoolConfig} params.config - Cognito User Pool configuration
* @param {AuthTokenOrchestrator} params.tokenOrchestrator - Token orchestrator for managing auth tokens
* @param {AuthFlowType} params.authFlow - The type of authentication flow ('USER_SRP_AUTH' or 'USER_AUTH')
* @param {AuthFactorType} [params.preferredChallenge] - Optional preferred challenge type when using USER_AUTH flow
*
* @returns {Promise<RespondToAuthChallengeCommandOutput>} The authentication response
*/
async function handlePasswordSRP({ username, password, clientMetadata, config, tokenOrchestrator, authFlow, preferredChallenge }) {
	const { userPoolId, userPoolClientId, userPoolEndpoint } = config;
	const authenticationHelper = await getAuthenticationHelper(userPoolId?.split("_")[1] || "");
	const authParameters = {
		USERNAME: username,
		SRP_A: authenticationHelper.A.toString(16)
	};
	if (authFlow === "USER_AUTH" && preferredChallenge) authParameters.PREFERRED_CHALLENGE = preferredChallenge;
	const jsonReq = {
		AuthFlow: authFlow,
		AuthParameters: authParameters,
		ClientMetadata: clientMetadata,
		ClientId: userPoolClientId,
		UserContextData: getUserContextData({
			username,
			userPoolId,
			userPoolClientId
		})
	};
	const resp = await createInitiateAuthClient({ endpointResolver: createCognitoUserPoolEndpointResolver({ endpointOverride: userPoolEndpoint }) })({
		region: getRegionFromUserPoolId(userPoolId),
		userAgentValue: getAuthUserAgentValue(AuthAction.SignIn)
	}, jsonReq);
	const { ChallengeParameters: challengeParameters, Session: session } = resp;
	const activeUsername = challengeParameters?.USERNAME ?? username;
	setActiveSignInUsername(activeUsername);
	if (resp.ChallengeName === "PASSWORD_VERIFIER") return retryOnResourceNotFoundException(handlePasswordVerifierChallenge, [
		password,
		challengeParameters,
		clientMetadata,
		session,
		authenticationHelper,
		config,
		tokenOrchestrator
	], activeUsername, tokenOrchestrator);
	return resp;
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/signInHelpers.mjs
var USER_ATTRIBUTES = "userAttributes.";
function isWebAuthnResultAuthSignInOutput(result) {
	return "isSignedIn" in result && "nextStep" in result;
}
async function handleUserPasswordAuthFlow(username, password, clientMetadata, config, tokenOrchestrator) {
	const { userPoolClientId, userPoolId, userPoolEndpoint } = config;
	const authParameters = {
		USERNAME: username,
		PASSWORD: password
	};
	const deviceMetadata = await tokenOrchestrator.getDeviceMetadata(username);
	if (deviceMetadata && deviceMetadata.deviceKey) authParameters.DEVICE_KEY = deviceMetadata.deviceKey;
	const jsonReq = {
		AuthFlow: "USER_PASSWORD_AUTH",
		AuthParameters: authParameters,
		ClientMetadata: clientMetadata,
		ClientId: userPoolClientId,
		UserContextData: getUserContextData({
			username,
			userPoolId,
			userPoolClientId
		})
	};
	const response = await createInitiateAuthClient({ endpointResolver: createCognitoUserPoolEndpointResolver({ endpointOverride: userPoolEndpoint }) })({
		region: getRegionFromUserPoolId(userPoolId),
		userAgentValue: getAuthUserAgentValue(AuthAction.SignIn)
	}, jsonReq);
	const activeUsername = response.ChallengeParameters?.USERNAME ?? response.ChallengeParameters?.USER_ID_FOR_SRP ?? username;
	setActiveSignInUsername(activeUsername);
	if (response.ChallengeName === "DEVICE_SRP_AUTH") return handleDeviceSRPAuth({
		username: activeUsername,
		config,
		clientMetadata,
		session: response.Session,
		tokenOrchestrator
	});
	return response;
}
async function handleUserSRPAuthFlow(username, password, clientMetadata, config, tokenOrchestrator) {
	return handlePasswordSRP({
		username,
		password,
		clientMetadata,
		config,
		tokenOrchestrator,
		authFlow: "USER_SRP_AUTH"
	});
}
async function handleCustomAuthFlowWithoutSRP(username, clientMetadata, config, tokenOrchestrator) {
	const { userPoolClientId, userPoolId, userPoolEndpoint } = config;
	const authParameters = { USERNAME: username };
	const deviceMetadata = await tokenOrchestrator.getDeviceMetadata(username);
	if (deviceMetadata && deviceMetadata.deviceKey) authParameters.DEVICE_KEY = deviceMetadata.deviceKey;
	const jsonReq = {
		AuthFlow: "CUSTOM_AUTH",
		AuthParameters: authParameters,
		ClientMetadata: clientMetadata,
		ClientId: userPoolClientId,
		UserContextData: getUserContextData({
			username,
			userPoolId,
			userPoolClientId
		})
	};
	const response = await createInitiateAuthClient({ endpointResolver: createCognitoUserPoolEndpointResolver({ endpointOverride: userPoolEndpoint }) })({
		region: getRegionFromUserPoolId(userPoolId),
		userAgentValue: getAuthUserAgentValue(AuthAction.SignIn)
	}, jsonReq);
	const activeUsername = response.ChallengeParameters?.USERNAME ?? username;
	setActiveSignInUsername(activeUsername);
	if (response.ChallengeName === "DEVICE_SRP_AUTH") return handleDeviceSRPAuth({
		username: activeUsername,
		config,
		clientMetadata,
		session: response.Session,
		tokenOrchestrator
	});
	return response;
}
async function handleCustomSRPAuthFlow(username, password, clientMetadata, config, tokenOrchestrator) {
	assertTokenProviderConfig(config);
	const { userPoolId, userPoolClientId, userPoolEndpoint } = config;
	const authenticationHelper = await getAuthenticationHelper(userPoolId?.split("_")[1] || "");
	const jsonReq = {
		AuthFlow: "CUSTOM_AUTH",
		AuthParameters: {
			USERNAME: username,
			SRP_A: authenticationHelper.A.toString(16),
			CHALLENGE_NAME: "SRP_A"
		},
		ClientMetadata: clientMetadata,
		ClientId: userPoolClientId,
		UserContextData: getUserContextData({
			username,
			userPoolId,
			userPoolClientId
		})
	};
	const { ChallengeParameters: challengeParameters, Session: session } = await createInitiateAuthClient({ endpointResolver: createCognitoUserPoolEndpointResolver({ endpointOverride: userPoolEndpoint }) })({
		region: getRegionFromUserPoolId(userPoolId),
		userAgentValue: getAuthUserAgentValue(AuthAction.SignIn)
	}, jsonReq);
	const activeUsername = challengeParameters?.USERNAME ?? username;
	setActiveSignInUsername(activeUsername);
	return retryOnResourceNotFoundException(handlePasswordVerifierChallenge, [
		password,
		challengeParameters,
		clientMetadata,
		session,
		authenticationHelper,
		config,
		tokenOrchestrator
	], activeUsername, tokenOrchestrator);
}
async function getSignInResult(ctx, params) {
	const { challengeName, challengeParameters, availableChallenges } = params;
	const authConfig = ctx.resourcesConfig.Auth?.Cognito;
	assertTokenProviderConfig(authConfig);
	switch (challengeName) {
		case "CUSTOM_CHALLENGE": return {
			isSignedIn: false,
			nextStep: {
				signInStep: "CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE",
				additionalInfo: challengeParameters
			}
		};
		case "MFA_SETUP": {
			const { signInSession, username } = signInStore.getState();
			const mfaSetupTypes = getMFATypes(parseMFATypes(challengeParameters.MFAS_CAN_SETUP)) || [];
			const allowedMfaSetupTypes = getAllowedMfaSetupTypes(mfaSetupTypes);
			const isTotpMfaSetupAvailable = allowedMfaSetupTypes.includes("TOTP");
			const isEmailMfaSetupAvailable = allowedMfaSetupTypes.includes("EMAIL");
			if (isTotpMfaSetupAvailable && isEmailMfaSetupAvailable) return {
				isSignedIn: false,
				nextStep: {
					signInStep: "CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION",
					allowedMFATypes: allowedMfaSetupTypes
				}
			};
			if (isEmailMfaSetupAvailable) return {
				isSignedIn: false,
				nextStep: { signInStep: "CONTINUE_SIGN_IN_WITH_EMAIL_SETUP" }
			};
			if (isTotpMfaSetupAvailable) {
				const { Session, SecretCode: secretCode } = await createAssociateSoftwareTokenClient({ endpointResolver: createCognitoUserPoolEndpointResolver({ endpointOverride: authConfig.userPoolEndpoint }) })({ region: getRegionFromUserPoolId(authConfig.userPoolId) }, { Session: signInSession });
				signInStore.dispatch({
					type: "SET_SIGN_IN_SESSION",
					value: Session
				});
				return {
					isSignedIn: false,
					nextStep: {
						signInStep: "CONTINUE_SIGN_IN_WITH_TOTP_SETUP",
						totpSetupDetails: getTOTPSetupDetails(secretCode, username)
					}
				};
			}
			throw new AuthError({
				name: AuthErrorCodes.SignInException,
				message: `Cannot initiate MFA setup from available types: ${mfaSetupTypes}`
			});
		}
		case "NEW_PASSWORD_REQUIRED": return {
			isSignedIn: false,
			nextStep: {
				signInStep: "CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED",
				missingAttributes: parseAttributes(challengeParameters.requiredAttributes)
			}
		};
		case "SELECT_MFA_TYPE": return {
			isSignedIn: false,
			nextStep: {
				signInStep: "CONTINUE_SIGN_IN_WITH_MFA_SELECTION",
				allowedMFATypes: getMFATypes(parseMFATypes(challengeParameters.MFAS_CAN_CHOOSE))
			}
		};
		case "SMS_OTP":
		case "SMS_MFA": return {
			isSignedIn: false,
			nextStep: {
				signInStep: "CONFIRM_SIGN_IN_WITH_SMS_CODE",
				codeDeliveryDetails: {
					deliveryMedium: challengeParameters.CODE_DELIVERY_DELIVERY_MEDIUM,
					destination: challengeParameters.CODE_DELIVERY_DESTINATION
				}
			}
		};
		case "SOFTWARE_TOKEN_MFA": return {
			isSignedIn: false,
			nextStep: { signInStep: "CONFIRM_SIGN_IN_WITH_TOTP_CODE" }
		};
		case "EMAIL_OTP": return {
			isSignedIn: false,
			nextStep: {
				signInStep: "CONFIRM_SIGN_IN_WITH_EMAIL_CODE",
				codeDeliveryDetails: {
					deliveryMedium: challengeParameters.CODE_DELIVERY_DELIVERY_MEDIUM,
					destination: challengeParameters.CODE_DELIVERY_DESTINATION
				}
			}
		};
		case "WEB_AUTHN": {
			const result = await handleWebAuthnSignInResult(ctx, challengeParameters);
			if (isWebAuthnResultAuthSignInOutput(result)) return result;
			return getSignInResult(ctx, result);
		}
		case "PASSWORD":
		case "PASSWORD_SRP": return {
			isSignedIn: false,
			nextStep: { signInStep: "CONFIRM_SIGN_IN_WITH_PASSWORD" }
		};
		case "SELECT_CHALLENGE": return {
			isSignedIn: false,
			nextStep: {
				signInStep: "CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION",
				availableChallenges
			}
		};
	}
	throw new AuthError({
		name: AuthErrorCodes.SignInException,
		message: `An error occurred during the sign in process. ${challengeName} challengeName returned by the underlying service was not addressed.`
	});
}
function getTOTPSetupDetails(secretCode, username) {
	return {
		sharedSecret: secretCode,
		getSetupUri: (appName, accountName) => {
			const totpUri = `otpauth://totp/${appName}:${accountName ?? username}?secret=${secretCode}&issuer=${appName}`;
			return new AmplifyUrl(totpUri);
		}
	};
}
function getSignInResultFromError(errorName) {
	if (errorName === InitiateAuthException.PasswordResetRequiredException) return {
		isSignedIn: false,
		nextStep: { signInStep: "RESET_PASSWORD" }
	};
	else if (errorName === InitiateAuthException.UserNotConfirmedException) return {
		isSignedIn: false,
		nextStep: { signInStep: "CONFIRM_SIGN_UP" }
	};
}
function parseAttributes(attributes) {
	if (!attributes) return [];
	return JSON.parse(attributes).map((att) => att.includes(USER_ATTRIBUTES) ? att.replace(USER_ATTRIBUTES, "") : att);
}
function getMFAType(type) {
	if (type === "SMS_MFA") return "SMS";
	if (type === "SOFTWARE_TOKEN_MFA") return "TOTP";
	if (type === "EMAIL_OTP") return "EMAIL";
}
function getMFATypes(types) {
	if (!types) return void 0;
	return types.map(getMFAType).filter(Boolean);
}
function parseMFATypes(mfa) {
	if (!mfa) return [];
	return JSON.parse(mfa);
}
function getAllowedMfaSetupTypes(availableMfaSetupTypes) {
	return availableMfaSetupTypes.filter((authMfaType) => authMfaType === "EMAIL" || authMfaType === "TOTP");
}
async function assertUserNotAuthenticated(ctx) {
	let authUser;
	try {
		authUser = await getCurrentUser(ctx);
	} catch (error) {}
	if (authUser && authUser.userId && authUser.username) throw new AuthError({
		name: USER_ALREADY_AUTHENTICATED_EXCEPTION,
		message: "There is already a signed in user.",
		recoverySuggestion: "Call signOut before calling signIn again."
	});
}
function getActiveSignInUsername(username) {
	return signInStore.getState().username ?? username;
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/apis/signInWithCustomAuth.mjs
/**
* Signs a user in using a custom authentication flow without password
*
* @param ctx - The AmplifyContext
* @param input -  The SignInWithCustomAuthInput object
* @returns AuthSignInResult
* @throws service: {@link InitiateAuthException } - Cognito service errors thrown during the sign-in process.
* @throws validation: {@link AuthValidationErrorCode  } - Validation errors thrown when either username or password
*  are not defined.
* @throws SignInWithCustomAuthOutput - Thrown when the token provider config is invalid.
*/
async function signInWithCustomAuth(ctx, input) {
	const authConfig = ctx.resourcesConfig.Auth?.Cognito;
	assertTokenProviderConfig(authConfig);
	const { username, password, options } = input;
	const signInDetails = {
		loginId: username,
		authFlowType: "CUSTOM_WITHOUT_SRP"
	};
	const metadata = options?.clientMetadata;
	assertValidationError(!!username, AuthValidationErrorCode.EmptySignInUsername);
	assertValidationError(!password, AuthValidationErrorCode.CustomAuthSignInPassword);
	const tokenOrchestrator = resolveTokenOrchestrator(ctx);
	try {
		const { ChallengeName: retriedChallengeName, ChallengeParameters: retiredChallengeParameters, AuthenticationResult, Session } = await retryOnResourceNotFoundException(handleCustomAuthFlowWithoutSRP, [
			username,
			metadata,
			authConfig,
			tokenOrchestrator
		], username, tokenOrchestrator);
		const activeUsername = getActiveSignInUsername(username);
		setActiveSignInState({
			signInSession: Session,
			username: activeUsername,
			challengeName: retriedChallengeName,
			signInDetails
		});
		if (AuthenticationResult) {
			await cacheCognitoTokens({
				username: activeUsername,
				...AuthenticationResult,
				NewDeviceMetadata: await getNewDeviceMetadata({
					userPoolId: authConfig.userPoolId,
					userPoolEndpoint: authConfig.userPoolEndpoint,
					newDeviceMetadata: AuthenticationResult.NewDeviceMetadata,
					accessToken: AuthenticationResult.AccessToken
				}),
				signInDetails
			}, tokenOrchestrator);
			resetActiveSignInState();
			await dispatchSignedInHubEvent(ctx);
			return {
				isSignedIn: true,
				nextStep: { signInStep: "DONE" }
			};
		}
		return getSignInResult(ctx, {
			challengeName: retriedChallengeName,
			challengeParameters: retiredChallengeParameters
		});
	} catch (error) {
		resetActiveSignInState();
		assertServiceError(error);
		const result = getSignInResultFromError(error.name);
		if (result) return result;
		throw error;
	}
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/apis/signInWithCustomSRPAuth.mjs
/**
* Signs a user in using a custom authentication flow with SRP
*
* @param ctx - The AmplifyContext
* @param input -  The SignInWithCustomSRPAuthInput object
* @returns SignInWithCustomSRPAuthOutput
* @throws service: {@link InitiateAuthException }, {@link RespondToAuthChallengeException } - Cognito
* service errors thrown during the sign-in process.
* @throws validation: {@link AuthValidationErrorCode  } - Validation errors thrown when either username or password
*  are not defined.
* @throws AuthTokenConfigException - Thrown when the token provider config is invalid.
*/
async function signInWithCustomSRPAuth(ctx, input) {
	const { username, password, options } = input;
	const signInDetails = {
		loginId: username,
		authFlowType: "CUSTOM_WITH_SRP"
	};
	const authConfig = ctx.resourcesConfig.Auth?.Cognito;
	assertTokenProviderConfig(authConfig);
	const metadata = options?.clientMetadata;
	assertValidationError(!!username, AuthValidationErrorCode.EmptySignInUsername);
	assertValidationError(!!password, AuthValidationErrorCode.EmptySignInPassword);
	const tokenOrchestrator = resolveTokenOrchestrator(ctx);
	try {
		const { ChallengeName: handledChallengeName, ChallengeParameters: handledChallengeParameters, AuthenticationResult, Session } = await handleCustomSRPAuthFlow(username, password, metadata, authConfig, tokenOrchestrator);
		const activeUsername = getActiveSignInUsername(username);
		setActiveSignInState({
			signInSession: Session,
			username: activeUsername,
			challengeName: handledChallengeName,
			signInDetails
		});
		if (AuthenticationResult) {
			await cacheCognitoTokens({
				username: activeUsername,
				...AuthenticationResult,
				NewDeviceMetadata: await getNewDeviceMetadata({
					userPoolId: authConfig.userPoolId,
					userPoolEndpoint: authConfig.userPoolEndpoint,
					newDeviceMetadata: AuthenticationResult.NewDeviceMetadata,
					accessToken: AuthenticationResult.AccessToken
				}),
				signInDetails
			}, tokenOrchestrator);
			resetActiveSignInState();
			await dispatchSignedInHubEvent(ctx);
			return {
				isSignedIn: true,
				nextStep: { signInStep: "DONE" }
			};
		}
		return getSignInResult(ctx, {
			challengeName: handledChallengeName,
			challengeParameters: handledChallengeParameters
		});
	} catch (error) {
		resetActiveSignInState();
		assertServiceError(error);
		const result = getSignInResultFromError(error.name);
		if (result) return result;
		throw error;
	}
}
/**
* Resets the context
*
* @internal
*/
function resetAutoSignIn(resetCallback = true) {
	if (resetCallback);
	autoSignInStore.dispatch({ type: "RESET" });
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/apis/signInWithSRP.mjs
/**
* Signs a user in
*
* @param ctx - The AmplifyContext
* @param input - The SignInWithSRPInput object
* @returns SignInWithSRPOutput
* @throws service: {@link InitiateAuthException }, {@link RespondToAuthChallengeException } - Cognito service errors
* thrown during the sign-in process.
* @throws validation: {@link AuthValidationErrorCode  } - Validation errors thrown when either username or password
*  are not defined.
* @throws AuthTokenConfigException - Thrown when the token provider config is invalid.
*/
async function signInWithSRP(ctx, input) {
	const { username, password } = input;
	const authConfig = ctx.resourcesConfig.Auth?.Cognito;
	const signInDetails = {
		loginId: username,
		authFlowType: "USER_SRP_AUTH"
	};
	assertTokenProviderConfig(authConfig);
	const clientMetaData = input.options?.clientMetadata;
	assertValidationError(!!username, AuthValidationErrorCode.EmptySignInUsername);
	assertValidationError(!!password, AuthValidationErrorCode.EmptySignInPassword);
	const tokenOrchestrator = resolveTokenOrchestrator(ctx);
	try {
		const { ChallengeName: handledChallengeName, ChallengeParameters: handledChallengeParameters, AuthenticationResult, Session } = await handleUserSRPAuthFlow(username, password, clientMetaData, authConfig, tokenOrchestrator);
		const activeUsername = getActiveSignInUsername(username);
		setActiveSignInState({
			signInSession: Session,
			username: activeUsername,
			challengeName: handledChallengeName,
			signInDetails
		});
		if (AuthenticationResult) {
			await cacheCognitoTokens({
				username: activeUsername,
				...AuthenticationResult,
				NewDeviceMetadata: await getNewDeviceMetadata({
					userPoolId: authConfig.userPoolId,
					userPoolEndpoint: authConfig.userPoolEndpoint,
					newDeviceMetadata: AuthenticationResult.NewDeviceMetadata,
					accessToken: AuthenticationResult.AccessToken
				}),
				signInDetails
			}, tokenOrchestrator);
			resetActiveSignInState();
			await dispatchSignedInHubEvent(ctx);
			resetAutoSignIn();
			return {
				isSignedIn: true,
				nextStep: { signInStep: "DONE" }
			};
		}
		return getSignInResult(ctx, {
			challengeName: handledChallengeName,
			challengeParameters: handledChallengeParameters
		});
	} catch (error) {
		resetActiveSignInState();
		resetAutoSignIn();
		assertServiceError(error);
		const result = getSignInResultFromError(error.name);
		if (result) return result;
		throw error;
	}
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/apis/signInWithUserPassword.mjs
/**
* Signs a user in using USER_PASSWORD_AUTH AuthFlowType
*
* @param ctx - The AmplifyContext
* @param input - The SignInWithUserPasswordInput object
* @returns SignInWithUserPasswordOutput
* @throws service: {@link InitiateAuthException } - Cognito service error thrown during the sign-in process.
* @throws validation: {@link AuthValidationErrorCode  } - Validation errors thrown when either username or password
*  are not defined.
* @throws AuthTokenConfigException - Thrown when the token provider config is invalid.
*/
async function signInWithUserPassword(ctx, input) {
	const { username, password, options } = input;
	const authConfig = ctx.resourcesConfig.Auth?.Cognito;
	const signInDetails = {
		loginId: username,
		authFlowType: "USER_PASSWORD_AUTH"
	};
	assertTokenProviderConfig(authConfig);
	const metadata = options?.clientMetadata;
	assertValidationError(!!username, AuthValidationErrorCode.EmptySignInUsername);
	assertValidationError(!!password, AuthValidationErrorCode.EmptySignInPassword);
	const tokenOrchestrator = resolveTokenOrchestrator(ctx);
	try {
		const { ChallengeName: retiredChallengeName, ChallengeParameters: retriedChallengeParameters, AuthenticationResult, Session } = await retryOnResourceNotFoundException(handleUserPasswordAuthFlow, [
			username,
			password,
			metadata,
			authConfig,
			tokenOrchestrator
		], username, tokenOrchestrator);
		const activeUsername = getActiveSignInUsername(username);
		setActiveSignInState({
			signInSession: Session,
			username: activeUsername,
			challengeName: retiredChallengeName,
			signInDetails
		});
		if (AuthenticationResult) {
			await cacheCognitoTokens({
				...AuthenticationResult,
				username: activeUsername,
				NewDeviceMetadata: await getNewDeviceMetadata({
					userPoolId: authConfig.userPoolId,
					userPoolEndpoint: authConfig.userPoolEndpoint,
					newDeviceMetadata: AuthenticationResult.NewDeviceMetadata,
					accessToken: AuthenticationResult.AccessToken
				}),
				signInDetails
			}, tokenOrchestrator);
			resetActiveSignInState();
			await dispatchSignedInHubEvent(ctx);
			resetAutoSignIn();
			return {
				isSignedIn: true,
				nextStep: { signInStep: "DONE" }
			};
		}
		return getSignInResult(ctx, {
			challengeName: retiredChallengeName,
			challengeParameters: retriedChallengeParameters
		});
	} catch (error) {
		resetActiveSignInState();
		resetAutoSignIn();
		assertServiceError(error);
		const result = getSignInResultFromError(error.name);
		if (result) return result;
		throw error;
	}
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/client/flows/userAuth/handleUserAuthFlow.mjs
/**
* Handles user authentication flow with configurable challenge preferences.
* Supports AuthFactorType challenges through the USER_AUTH flow.
*
* @param {HandleUserAuthFlowInput} params - Authentication flow parameters
* @param {string} params.username - The username for authentication
* @param {Record<string, string>} [params.clientMetadata] - Optional metadata to pass to authentication service
* @param {CognitoUserPoolConfig} params.config - Cognito User Pool configuration
* @param {AuthTokenOrchestrator} params.tokenOrchestrator - Manages authentication tokens and device tracking
* @param {AuthFactorType} [params.preferredChallenge] - Optional preferred authentication method
* @param {string} [params.password] - Required when preferredChallenge is 'PASSWORD' or 'PASSWORD_SRP'
*
* @returns {Promise<InitiateAuthCommandOutput>} The authentication response from Cognito
*/
async function handleUserAuthFlow({ username, clientMetadata, config, tokenOrchestrator, preferredChallenge, password, session }) {
	const { userPoolId, userPoolClientId, userPoolEndpoint } = config;
	const UserContextData = getUserContextData({
		username,
		userPoolId,
		userPoolClientId
	});
	const authParameters = { USERNAME: username };
	if (preferredChallenge) {
		if (config.passwordless) {
			if (preferredChallenge === "EMAIL_OTP" && !config.passwordless.emailOtpEnabled || preferredChallenge === "SMS_OTP" && !config.passwordless.smsOtpEnabled || preferredChallenge === "WEB_AUTHN" && !config.passwordless.webAuthn) assertValidationError(false, AuthValidationErrorCode.InvalidPreferredChallenge);
		}
		if (preferredChallenge === "PASSWORD_SRP") {
			assertValidationError(!!password, AuthValidationErrorCode.EmptySignInPassword);
			return handlePasswordSRP({
				username,
				password,
				clientMetadata,
				config,
				tokenOrchestrator,
				authFlow: "USER_AUTH",
				preferredChallenge
			});
		}
		if (preferredChallenge === "PASSWORD") {
			assertValidationError(!!password, AuthValidationErrorCode.EmptySignInPassword);
			authParameters.PASSWORD = password;
		}
		authParameters.PREFERRED_CHALLENGE = preferredChallenge;
	}
	const jsonReq = {
		AuthFlow: "USER_AUTH",
		AuthParameters: authParameters,
		ClientMetadata: clientMetadata,
		ClientId: userPoolClientId,
		UserContextData
	};
	if (session) jsonReq.Session = session;
	const response = await createInitiateAuthClient({ endpointResolver: createCognitoUserPoolEndpointResolver({ endpointOverride: userPoolEndpoint }) })({
		region: getRegionFromUserPoolId(userPoolId),
		userAgentValue: getAuthUserAgentValue(AuthAction.SignIn)
	}, jsonReq);
	setActiveSignInUsername(username);
	return response;
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/apis/signInWithUserAuth.mjs
/**
* Signs a user in through a registered email or phone number without a password by by receiving and entering an OTP.
*
* @param ctx - The AmplifyContext
* @param input - The SignInWithUserAuthInput object
* @returns SignInWithUserAuthOutput
* @throws service: {@link InitiateAuthException }, {@link RespondToAuthChallengeException } - Cognito service errors
* thrown during the sign-in process.
* @throws validation: {@link AuthValidationErrorCode  } - Validation errors thrown when either username or password -- needs to change
*  are not defined.
* @throws AuthTokenConfigException - Thrown when the token provider config is invalid.
*/
async function signInWithUserAuth(ctx, input) {
	const { username, password, options } = input;
	const authConfig = ctx.resourcesConfig.Auth?.Cognito;
	const signInDetails = {
		loginId: username,
		authFlowType: "USER_AUTH"
	};
	assertTokenProviderConfig(authConfig);
	const clientMetaData = options?.clientMetadata;
	const preferredChallenge = options?.preferredChallenge ?? authConfig?.passwordless?.preferredChallenge;
	assertValidationError(!!username, AuthValidationErrorCode.EmptySignInUsername);
	const tokenOrchestrator = resolveTokenOrchestrator(ctx);
	try {
		const handleUserAuthFlowInput = {
			username,
			config: authConfig,
			tokenOrchestrator,
			clientMetadata: clientMetaData,
			preferredChallenge,
			password
		};
		const autoSignInStoreState = autoSignInStore.getState();
		if (autoSignInStoreState.active && autoSignInStoreState.username === username) handleUserAuthFlowInput.session = autoSignInStoreState.session;
		const response = await handleUserAuthFlow(handleUserAuthFlowInput);
		const activeUsername = getActiveSignInUsername(username);
		setActiveSignInState({
			signInSession: response.Session,
			username: activeUsername,
			challengeName: response.ChallengeName,
			signInDetails
		});
		if (response.AuthenticationResult) {
			await cacheCognitoTokens({
				username: activeUsername,
				...response.AuthenticationResult,
				NewDeviceMetadata: await getNewDeviceMetadata({
					userPoolId: authConfig.userPoolId,
					userPoolEndpoint: authConfig.userPoolEndpoint,
					newDeviceMetadata: response.AuthenticationResult.NewDeviceMetadata,
					accessToken: response.AuthenticationResult.AccessToken
				}),
				signInDetails
			}, tokenOrchestrator);
			resetActiveSignInState();
			await dispatchSignedInHubEvent(ctx);
			resetAutoSignIn();
			return {
				isSignedIn: true,
				nextStep: { signInStep: "DONE" }
			};
		}
		return getSignInResult(ctx, {
			challengeName: response.ChallengeName,
			challengeParameters: response.ChallengeParameters,
			availableChallenges: "AvailableChallenges" in response ? response.AvailableChallenges : void 0
		});
	} catch (error) {
		resetActiveSignInState();
		resetAutoSignIn();
		assertServiceError(error);
		const result = getSignInResultFromError(error.name);
		if (result) return result;
		throw error;
	}
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/apis/signIn.mjs
async function signIn(...args) {
	const [ctx, input] = resolveCtxArgs(args);
	resetAutoSignIn(false);
	const authFlowType = input.options?.authFlowType;
	await assertUserNotAuthenticated(ctx);
	switch (authFlowType) {
		case "USER_SRP_AUTH": return signInWithSRP(ctx, input);
		case "USER_PASSWORD_AUTH": return signInWithUserPassword(ctx, input);
		case "CUSTOM_WITHOUT_SRP": return signInWithCustomAuth(ctx, input);
		case "CUSTOM_WITH_SRP": return signInWithCustomSRPAuth(ctx, input);
		case "USER_AUTH": return signInWithUserAuth(ctx, input);
		default: return signInWithSRP(ctx, input);
	}
}
export { signIn };

//# sourceMappingURL=provider-sign-in-l23o7MeB.js.map