/** A person as the payment provider knows them. */
export interface Customer {
  readonly personId: string;
  readonly customerId: string;
  readonly email: string;
  readonly name: string;
}
